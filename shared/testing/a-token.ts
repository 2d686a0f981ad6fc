const base64 = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');

/** A session token with this payload that expires in `minutes`. Its signature is invalid. */
export function aToken(payload: object, minutes = 60): string {
  const exp = Math.floor(Date.now() / 1000) + minutes * 60;
  return `${base64({ alg: 'HS256' })}.${base64({ exp, ...payload })}.signature`;
}
