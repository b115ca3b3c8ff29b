/** What every answer carries, whatever it is: pages, files, refusals. */
export const headersOf = (policy: string, isSecure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});
