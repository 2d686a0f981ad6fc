import { afterEach, expect, jest, test } from '@jest/globals';
import { expectConsoleError } from './console-errors.ts';

const received = () => new Request('http://localhost/');

test('a form with a file arrives on the other side of a Request as it was filled in', async () => {
  const body = new FormData();
  body.append('folder', '[Tests]');
  body.append('file', new File(['lago'], 'lago.txt', { type: 'text/plain' }));

  const parsed = await new Request('http://localhost/', { method: 'POST', body }).formData();

  const file = parsed.get('file');
  expect(parsed.get('folder')).toBe('[Tests]');
  expect(file).toBeInstanceOf(File);
  expect(file instanceof File && (await file.text())).toBe('lago');
});

test('FormData reads a form element, chosen files included', () => {
  document.body.innerHTML = `<form><input name="who" value="king"><input type="file" name="file"></form>`;
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const picture = new File(['x'], 'x.png');
  if (input) Object.defineProperty(input, 'files', { value: [picture] });

  const read = new FormData(document.querySelector('form') ?? undefined);

  expect([...read.keys()].sort()).toEqual(['file', 'who']);
  expect(read.get('who')).toBe('king');
});

test('a page can abort a request with its own signal', () => {
  const controller = new AbortController();
  const request = new Request(received(), { signal: controller.signal });
  controller.abort();
  expect(request.signal.aborted).toBe(true);
});

test('FileReader reads what fetch hands over as a blob', async () => {
  const blob = await new Response('lago', { headers: { 'content-type': 'text/plain' } }).blob();
  const read = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsDataURL(blob);
  });
  expect(read).toBe(`data:text/plain;base64,${btoa('lago')}`);
});

test('the page has what jsdom lacks: media queries, observers, object URLs, sizes', () => {
  expect(matchMedia('(prefers-color-scheme: dark)').matches).toBe(false);
  expect(() => new ResizeObserver(() => undefined).observe(document.body)).not.toThrow();
  expect(URL.createObjectURL(new Blob(['x']))).toMatch(/^blob:/);
  expect(document.body.offsetHeight).toBeGreaterThan(0);
});

test('a console error that the test expects is no failure', () => {
  expectConsoleError(/lago/);
  console.warn('acqua del lago');
  expect(jest.mocked(console.warn)).toHaveBeenCalledTimes(1);
});

afterEach(() => {
  document.body.innerHTML = '';
});
