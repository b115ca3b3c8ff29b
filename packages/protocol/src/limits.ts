/** The version of what is said over the socket. A server answers only clients that speak its own. */
export const PROTOCOL_VERSION = 1;

/** How much somebody may send. Whatever is more is refused before it is read. */
export const LIMITS = {
  /** Bytes of a frame from a client: a plan of a whole round is far shorter. */
  frame: 16 * 1024,
  /** Bytes of the body of a request. */
  body: 16 * 1024,
  /** Of one that brings a whole match: the longest ones are a tenth of it. */
  brought: 512 * 1024,
  /** Lists and objects within each other. */
  depth: 8,
  /** Characters of a command's own name. */
  id: 64,
} as const;

/** Characters of what opens something: 32 bytes in base64url. */
export const SECRET = /^[\w-]{43}$/;
/** Of a join code, which people may read out to each other: letters and digits that look like no other. */
export const JOIN_CODE = /^[2-9a-hjkmnp-z]{16}$/;
/** The name of a table in its address. It opens nothing. */
export const TABLE_ID = /^[2-9a-hjkmnp-z]{12}$/;
