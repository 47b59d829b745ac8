import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Image } from './image.tsx';

afterEach(() => vi.unstubAllEnvs());

const written = (isServer: boolean, source: string): readonly string[] => {
  vi.stubEnv('SSR', isServer);
  const markup = renderToStaticMarkup(<Image src={source} alt="" sizes="50vw" />);
  return [...markup.matchAll(/ (sizes|srcset|src)="[^"]/gi)].map(([, name = '']) => name.toLowerCase());
};

test('the server renders the sources of a picture; the browser creates an image without responsive sources', () => {
  expect(written(true, 'oak.webp').toSorted()).toEqual(['sizes', 'src', 'srcset']);
  expect(written(false, 'oak.webp')).toEqual([]);
  expect(written(false, '/media/mark.svg')).toEqual(['src']);
});
