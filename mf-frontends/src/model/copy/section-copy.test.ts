import { expect, test } from '@jest/globals';
import { withOwnPictures } from './section-copy.ts';

const section = (it: string) => ({ visible: true, NomeSezione: {}, Contenuto: { it } });
const image = (src: string) => `<p>a<img src="${src}" alt="x"></p>`;

test('published pictures become part of the copy, others stay', async () => {
  const read = async (address: string) => (address === '/media/1/480' ? 'data:image/x' : null);
  const copy = await withOwnPictures(
    section(image('/media/1/480') + image('/media/2') + image('data:image/y')),
    read,
  );
  expect(copy.Contenuto.it).toBe(image('data:image/x') + image('/media/2') + image('data:image/y'));
});

test('a picture that cannot be read stays', async () => {
  const source = section(image('/media/1'));
  const fail = async () => {
    throw new TypeError('offline');
  };
  expect(await withOwnPictures(source, fail)).toEqual(source);
});
