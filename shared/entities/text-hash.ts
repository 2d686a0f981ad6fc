const { imul } = Math;

/** cyrb53, non-cryptographic: synchronous, and works without https, where `crypto.subtle` is missing. */
export function textHash(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = imul(low ^ unit, 2_654_435_761);
    high = imul(high ^ unit, 1_597_334_677);
  }
  low = mixed(low, high);
  high = mixed(high, low);
  return hex(high) + hex(low);
}

const mixed = (one: number, other: number) =>
  imul(one ^ (one >>> 16), 2_246_822_507) ^ imul(other ^ (other >>> 13), 3_266_489_909);

const hex = (number: number) => (number >>> 0).toString(16).padStart(8, '0');

export function isEmptyText(html: string): boolean {
  if (/<img\b/i.test(html)) return false;
  return !/[^\s\p{Cf}]/u.test(html.replace(/<[^<>]*>|&nbsp;|&#160;/gi, ''));
}
