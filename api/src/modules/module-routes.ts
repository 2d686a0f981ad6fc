import { registrySchema } from '@wabu/shared/module/registry';
import { permitModuleTokenOr } from '../deployers/deploy-tokens.ts';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { newRoutes } from '../http/env.ts';
import { notFound } from '../http/problem.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { permit } from '../http/sessions/permit.ts';
import { contentTypeOf, isBuildPath, isSourceMap } from './archive/build-path.ts';
import { modulesOf } from './module-source.ts';

/** The source maps of builds, which hold the sources. */
export const mapRoutes = newRoutes().get(
  '/api/modules/:id/releases/:version/maps/:path{.+}',
  describeRoute('A source map of a stored build', { type: 'application/json', others: [404] }),
  permitModuleTokenOr(permit('modules.deploy')),
  async (c) => {
    const { id, version, path } = c.req.param();
    const isMap = isBuildPath(path) && isSourceMap(path);
    const bytes = isMap ? await modulesOf(c.get('platform')).file(id, version, path) : null;
    if (bytes === null) throw notFound(`Di ${id} ${version} non c'è questa mappa`);
    return c.body(bytes, 200, {
      'Content-Type': contentTypeOf('map.json'),
      'Cache-Control': 'no-store',
    });
  },
);

const IMMUTABLE = 'public, max-age=31536000, immutable';
const BROTLI = '.br';

/** The files of module builds, which are immutable, and the registry. */
export const moduleRoutes = newRoutes()
  .get('/registry.json', describeRoute('The live modules', { json: registrySchema }), async (c) => {
    const text = JSON.stringify(await modulesOf(c.get('platform')).registry());
    return c.body(text, 200, { ...fileHeaders('registry.json'), 'Cache-Control': 'no-store' });
  })
  .get(
    '/modules/:id/:version/:path{.+}',
    describeRoute('A file of a stored build; it never changes', { type: '*/*', others: [404] }),
    async (c) => {
      const { id, version, path } = c.req.param();
      if (!isBuildPath(path) || isSourceMap(path)) throw noFile();
      const { file } = modulesOf(c.get('platform'));
      const compressed =
        acceptedEncoding(c.req.header('Accept-Encoding')) === 'br'
          ? await file(id, version, path + BROTLI)
          : null;
      const bytes = compressed ?? (await file(id, version, path));
      if (bytes === null) throw noFile();
      const { development } = c.get('platform').settings;
      const headers = {
        ...fileHeaders(path),
        'Cache-Control': development ? 'no-cache' : IMMUTABLE,
        Vary: 'Accept-Encoding',
      };
      if (compressed === null) return answerFile(bytes, headers);
      return answerFile(compressed, { ...headers, 'Content-Encoding': 'br' });
    },
  );

const noFile = () => notFound('Il file non esiste');

/** The security headers of documents are left out: a page requests a dozen files. */
function fileHeaders(path: string): Record<string, string> {
  return {
    'Content-Type': contentTypeOf(path),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** `encodeBody: 'manual'` stops Cloudflare from compressing the bytes again. */
function answerFile(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response {
  const init = { headers, encodeBody: headers['Content-Encoding'] ? 'manual' : 'automatic' };
  return new Response(bytes, init as ResponseInit);
}
