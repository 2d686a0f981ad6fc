import { userMessages } from '@wabu/shared/entities/passwords/user-messages';
import { plainText, requiredLine } from '@wabu/shared/entities/text';
import * as z from 'zod/mini';
import { newRoutes } from '../http/env.ts';
import { describeRoute, messageSchema } from '../http/route-metadata.ts';
import { json } from '../http/validate.ts';
import { permitOperator } from '../registry/tokens/deploy-tokens.ts';
import { operatorAuthor } from '../store/author.ts';
import { setPassword } from './set-password.ts';

const namedPasswordSchema = z.object({
  name: requiredLine(200),
  password: plainText(1_000),
  /** For a user who has lost it too. */
  removeSecondFactor: z._default(z.boolean(), false),
});

/** The way back for a king without password or second factor: `npm run set-password -- NAME`. */
export const passwordRoutes = newRoutes().post(
  '/api/d1/setpassword',
  describeRoute(
    "Sets a user's password, ends all of its sessions and, if asked, removes its second factors",
    {
      json: messageSchema,
      others: [404],
    },
  ),
  permitOperator(),
  json(namedPasswordSchema),
  async (c) => {
    const platform = c.get('platform');
    const author = operatorAuthor(platform.now(), c.get('requestId'));
    await setPassword(platform, c.req.valid('json'), author);
    return c.json({ message: userMessages.passwordSet }, 200);
  },
);
