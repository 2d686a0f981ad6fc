/** That of a company (decree 633/1972, art. 35), never the tax code of a natural person. */
export function publicVat(type: string, taxId: string): string | null {
  return type === 'Azienda' ? taxId : null;
}
