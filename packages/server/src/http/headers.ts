/**
 * What every answer carries, whatever it is: pages, files, refusals. `isTrusted`: the browser takes the address for a
 * safe one; elsewhere it ignores one of these, and complains in its console.
 */
export const headersOf = (
  policy: string,
  { isSecure, isTrusted }: { readonly isSecure: boolean; readonly isTrusted: boolean },
): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  ...(isTrusted ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});
