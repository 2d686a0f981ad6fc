import { newRoutes } from '../http/env.ts';
import { notFound } from '../http/problem.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { permit } from '../sessions/permit.ts';
import { isBuildPath, isSourceMap } from './archive/build-path.ts';
import { contentTypeOf } from './archive/content-type.ts';
import { modulesOf } from './module-source.ts';
import { permitModuleTokenOr } from './tokens/deploy-tokens.ts';

/** The source maps of builds, which hold the sources. */
export const mapRoutes = newRoutes().get(
  '/api/modules/:id/:version/maps/:path{.+}',
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
