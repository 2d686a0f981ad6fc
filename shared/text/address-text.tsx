import { Fragment } from 'react';

/** The parts of an e-mail or web address, between which it may break onto the next line: behind `@`, dots and slashes. */
export const breakableParts = (address: string): readonly string[] =>
  address.match(/[^@./]*[@./]+|[^@./]+/g) ?? [];

/** An e-mail or web address, or a name that may be one: if it is too long for its line, it breaks behind `@` or a dot. */
export const AddressText = ({ address }: { address: string }) =>
  breakableParts(address).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
