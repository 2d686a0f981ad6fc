/** On every answer of every kind; one year of HTTPS where there is HTTPS, nothing guessed, nothing framed. */
export const commonHeaders: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Answers of the api are read by scripts, never opened as pages. */
export const apiHeaders: Record<string, string> = {
  ...commonHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
  'Cache-Control': 'no-store',
};

/** What people have uploaded may show itself and nothing else. */
export const uploadPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
