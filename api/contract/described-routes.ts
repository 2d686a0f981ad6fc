import { createApp } from '../src/app.ts';
import type { RouteMetadata } from '../src/http/route-metadata.ts';
import { callsOf } from '../src/operation/openapi/describe-calls.ts';
import type { Platform } from '../src/platform/platform.ts';

interface Sent {
  method: string;
  path: string;
}
interface DescribedRoute {
  name: string;
  metadata: RouteMetadata;
  matches: (call: Sent) => boolean;
}

/** All routes of the api with what they state about themselves. */
export const describedRoutes: DescribedRoute[] = [...callsOf(createApp({} as Platform))].map(
  ([name, metadata]) => {
    const pattern = name.replaceAll('.', '\\.').replace(/:\w+(\{[^}]+\})?/g, '[^/]+');
    const matches = ({ method, path }: Sent) =>
      new RegExp(`^${pattern}$`).test(`${method} ${path.replace(/\?.*/, '')}`);
    return { name, metadata, matches };
  },
);
