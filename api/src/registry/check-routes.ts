import { signedCheckSchema } from '@wabu/shared/module/release-check';
import { newRoutes } from '../http/env.ts';
import { malformed } from '../http/problem.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { json } from '../http/validate.ts';
import { bearerToken } from '../sessions/permit.ts';
import { addCheck } from './release-check.ts';
import { permitDeploy } from './tokens/deploy-tokens.ts';

/** The statements of release checks. */
export const checkRoutes = newRoutes().put(
  '/api/modules/:id/versions/:version/check',
  describeRoute('Stores the signed statement that a published build passed the release check', {
    json: signedCheckSchema,
    others: [404, 409],
  }),
  permitDeploy(),
  json(signedCheckSchema),
  async (c) => {
    const check = c.req.valid('json');
    if (check.id !== c.req.param('id') || check.version !== c.req.param('version'))
      throw malformed(`La verifica è di ${check.id} ${check.version}`);
    // `permitDeploy` has read it.
    const token = bearerToken(c.req.header('Authorization')) ?? '';
    await addCheck(c.get('platform'), check, { name: c.get('deployer').name, token });
    return c.json(check, 200);
  },
);
