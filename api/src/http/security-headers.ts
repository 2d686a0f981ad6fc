/** RFC 6797. `HSTS=0` leaves it out. */
export const STRICT_TRANSPORT = 'Strict-Transport-Security';

export const commonHeaders: Record<string, string> = {
  [STRICT_TRANSPORT]: 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** The headers of api responses, which scripts read and nobody opens as a page. */
export const apiHeaders: Record<string, string> = {
  ...commonHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
  'Cache-Control': 'no-store',
};

/** The Content-Security-Policy of uploaded files: no scripts and no requests. */
export const uploadPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
