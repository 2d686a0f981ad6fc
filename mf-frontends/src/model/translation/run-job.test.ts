import { describe, expect, test } from '@jest/globals';
import { plannedTexts, section } from '../../testing/planned-texts.ts';
import { applyWrites, undoOf, writesOf } from './apply-job.ts';
import { createJob, stepProgress, translatedTexts, unfinishedSteps, unusableTexts } from './job.ts';
import { type JobDependencies, runJob, type TranslateRequest } from './run-job.ts';

const echo = async ({ texts, target }: TranslateRequest) =>
  texts.map((text) => text.replace('Alle', `${target} um`));

function tools(
  translate: JobDependencies['translate'],
  controller = new AbortController(),
): JobDependencies {
  return {
    translate,
    explain: (error) => ({ message: String((error as Error).message), isFatal: false }),
    onProgress: () => undefined,
    signal: controller.signal,
  };
}

describe('the job', () => {
  test('translates language after language and is complete', async () => {
    const done = await runJob(createJob('1', 'it', plannedTexts(['de', 'he', 'ar'])), tools(echo));
    expect(unfinishedSteps(done)).toEqual([]);
    expect(translatedTexts(done).map(({ html }) => html)).toEqual([
      '<p>de um 9</p>',
      '<p>he um 9</p>',
      '<p>ar um 9</p>',
    ]);
  });

  test('a failure at the fifth language keeps the first four and lists the others', async () => {
    const job = createJob(
      '1',
      'it',
      plannedTexts(['en', 'de', 'fr', 'es', 'ru', 'zh', 'he', 'ar']),
    );
    const broke = await runJob(job, {
      ...tools(async (request) => {
        if (request.target === 'ru') throw new Error('quota');
        return echo(request);
      }),
      explain: () => ({ message: 'Caratteri esauriti', isFatal: true }),
    });
    expect(translatedTexts(broke)).toHaveLength(4);
    expect(unfinishedSteps(broke).map(({ language, state }) => [language, state])).toEqual([
      ['ru', 'failed'],
      ['zh', 'cancelled'],
      ['he', 'cancelled'],
      ['ar', 'cancelled'],
    ]);
    expect(unfinishedSteps(broke)[0]?.problem).toBe('Caratteri esauriti');
    const asked: string[] = [];
    const resumed = await runJob(
      broke,
      tools(async (request) => {
        asked.push(request.target);
        return echo(request);
      }),
    );
    expect(asked).toEqual(['ru', 'zh', 'he', 'ar']);
    expect(unfinishedSteps(resumed)).toEqual([]);
  });

  test('a language that fails alone does not stop the next', async () => {
    const job = await runJob(
      createJob('1', 'it', plannedTexts(['de', 'fr'])),
      tools(async (request) => {
        if (request.target === 'de') throw new Error('bad');
        return echo(request);
      }),
    );
    expect(job.steps.map(({ state }) => state)).toEqual(['failed', 'done']);
  });

  test('cancelling keeps finished texts and allows a resume', async () => {
    const controller = new AbortController();
    const job = await runJob(
      createJob('1', 'it', plannedTexts(['de', 'fr'])),
      tools(async (request) => {
        if (request.target === 'fr') {
          controller.abort();
          throw controller.signal.reason;
        }
        return echo(request);
      }, controller),
    );
    expect(job.steps.map((step) => [step.state, stepProgress(step).done])).toEqual([
      ['done', 1],
      ['cancelled', 0],
    ]);
  });

  test('a job resumes within a language', async () => {
    const texts = Array.from({ length: 60 }, (_, index) => `<p>Alle ${index}</p>`);
    let calls = 0;
    const half = await runJob(
      createJob('1', 'it', plannedTexts(['de'], texts)),
      tools(async (request) => {
        calls += 1;
        if (calls === 2) throw new Error('line');
        return echo(request);
      }),
    );
    expect(half.steps.map(stepProgress)).toEqual([{ done: 50, total: 60 }]);
    const sent: number[] = [];
    await runJob(
      half,
      tools(async (request) => {
        sent.push(request.texts.length);
        return echo(request);
      }),
    );
    expect(sent).toEqual([10]);
  });

  test.each([
    ['moved', '<p>eins</p><strong>zwei</strong>'],
    ['lost', 'eins zwei'],
  ])('texts with %s tags are sent again as plain segments and flagged', async (_, answered) => {
    const planned = plannedTexts(['de'], ['<p>Uno <strong>due</strong></p>']);
    const modes: string[] = [];
    const job = await runJob(
      createJob('1', 'it', planned),
      tools(async ({ texts, mode }) => {
        modes.push(mode);
        return mode === 'markup' ? [answered] : texts.map((text) => `${text}!`);
      }),
    );
    expect(modes).toEqual(['markup', 'plain']);
    expect(translatedTexts(job)).toMatchObject([
      { html: '<p>Uno! <strong>due!</strong></p>', flags: ['pieces'] },
    ]);
  });

  test('an empty answer is reported and changes nothing', async () => {
    const job = await runJob(
      createJob('1', 'it', plannedTexts(['de'])),
      tools(async () => ['']),
    );
    expect(translatedTexts(job)).toEqual([]);
    expect(unusableTexts(job)).toMatchObject([{ flags: ['empty'] }]);
  });
});

describe('the batch', () => {
  test('is written, and undone, as one', async () => {
    const before = [section({ it: '<p>Alle 9</p>' }, 's0')];
    const done = await runJob(createJob('1', 'it', plannedTexts(['de', 'fr'])), tools(echo));
    const written = applyWrites(before, writesOf(translatedTexts(done), before, 'it'));
    expect(written[0]?.Contenuto).toMatchObject({ de: '<p>de um 9</p>', fr: '<p>fr um 9</p>' });
    const undone = applyWrites(written, undoOf(translatedTexts(done), written));
    expect(undone[0]?.Contenuto).toEqual({ it: '<p>Alle 9</p>', de: '', fr: '' });
  });

  test('skips texts that changed meanwhile', async () => {
    const done = await runJob(createJob('1', 'it', plannedTexts(['de', 'fr'])), tools(echo));
    const typed = [section({ it: '<p>Alle 9</p>', de: '<p>meins</p>' }, 's0')];
    const writes = writesOf(translatedTexts(done), typed, 'it');
    expect(writes.map(({ language }) => language)).toEqual(['fr']);
    const corrected = [section({ it: '<p>Alle 9</p>', fr: '<p>à moi</p>' }, 's0')];
    expect(undoOf(translatedTexts(done), corrected)).toEqual([]);
  });
});
