import { freePort } from '../setup/port.mjs';
import { buildNews } from './build-news.ts';
import { runApi } from './run-api.ts';
import { serveOneAddress } from './serve-one-address.ts';
import { watchBuilds } from './watch-builds.ts';

/** Rebuilds each workspace and restarts the api on changes; serves all of it on one origin. */
const port = Number(process.env.PORT);
const host = process.env.HOST ?? '127.0.0.1';
const apiPort = await freePort();
const news = buildNews();
serveOneAddress({ port, host, apiPort, news });
await watchBuilds(news);
runApi(apiPort, port);
