import { describe, expect, test } from '@jest/globals';
import type { Section } from '@wabu/shared/entities/frontend';
import { cellKey, type TextOrigin, textHash } from '@wabu/shared/entities/section-ledger';
import { undoOf, writeCells, writesOf } from './apply-job.ts';
import {
  createJob,
  missingOf,
  outcomeOf,
  stepProgress,
  translatedCells,
  unusableCells,
} from './job.ts';
import { type Ledger, type PlannedCell, planTotals, planTranslation } from './plan.ts';
import { requestLimits, toRequests } from './requests.ts';
import { type JobTools, runJob, type TranslateRequest } from './run-job.ts';

const section = (texts: Section['Contenuto'], id = 's1'): Section => ({
  id,
  visible: true,
  NomeSezione: {},
  Contenuto: texts,
});

const machine = (it: string, de: string): Ledger => {
  const origin: TextOrigin = {
    section: 's1',
    field: 'Contenuto',
    language: 'de',
    kind: 'machine',
    sourceLanguage: 'it',
    sourceHash: textHash(it),
  };
  return new Map([[cellKey(origin), { ...origin, textHash: textHash(de) }]]);
};

const groups = (sections: Section[], ledger: Ledger = new Map()) =>
  planTranslation(sections, ledger, 'it', ['de']).map(({ group }) => group);

describe('the plan', () => {
  test('sorts every text by what would happen to it', () => {
    expect(groups([section({ it: '<p>Ciao</p>' })])).toEqual(['new']);
    const both = [section({ it: '<p>Ciao</p>', de: '<p>Hallo</p>' })];
    expect(groups(both)).toEqual(['human']);
    expect(groups(both, machine('<p>Ciao</p>', '<p>Hallo</p>'))).toEqual(['machine']);
    expect(groups(both, machine('<p>Salve</p>', '<p>Hallo</p>'))).toEqual(['outdated']);
    expect(groups(both, machine('<p>Ciao</p>', '<p>Guten Tag</p>'))).toEqual(['human']);
  });

  test('an outdated text of a person is still a person’s', () => {
    const ledger = new Map(
      [...machine('<p>Salve</p>', '<p>Hallo</p>')].map(([key, row]) => [
        key,
        { ...row, kind: 'human' as const },
      ]),
    );
    expect(groups([section({ it: '<p>Ciao</p>', de: '<p>Hallo</p>' })], ledger)).toEqual(['human']);
  });

  test('Italian is a target like any other when the source is English', () => {
    const plan = planTranslation(
      [section({ it: '<p>Ciao</p>', en: '<p>Hi</p>' })],
      new Map(),
      'en',
    );
    expect(plan.find(({ language }) => language === 'it')?.group).toBe('human');
    expect(plan.map(({ language }) => language)).not.toContain('en');
    expect(plan).toHaveLength(8);
  });

  test('counts code points as the translator does: an emoji is one, tags are none', () => {
    const plan = planTranslation([section({ it: '<p>Ciao 🌊</p>' })], new Map(), 'it', [
      'de',
      'he',
    ]);
    expect(plan.map(({ characters }) => characters)).toEqual([6, 6]);
    expect(planTotals(plan)).toEqual({ texts: 2, characters: 12, languages: 2 });
  });
});

const cellsFor = (languages: PlannedCell['language'][], texts = ['<p>Alle 9</p>']): PlannedCell[] =>
  planTranslation(
    texts.map((it, index) => section({ it }, `s${index}`)),
    new Map(),
    'it',
    languages,
  );

describe('the calls', () => {
  test('one microsite of 25 sections is one call per language', () => {
    const cells = cellsFor(
      ['de'],
      Array.from({ length: 50 }, (_, index) => `<p>${index}</p>`),
    );
    expect(toRequests(cells, 'markup').requests).toHaveLength(1);
  });

  test('never more than fifty texts nor 128 KiB, and no text is lost', () => {
    const long = `<p>${'à'.repeat(20_000)}</p>`;
    const cells = cellsFor(
      ['de'],
      [...Array.from({ length: 60 }, () => '<p>a</p>'), long, long, long, long],
    );
    const { requests, tooLong } = toRequests(cells, 'markup');
    expect(requests.map(({ texts }) => texts.length)).toEqual([50, 13, 1]);
    for (const { texts } of requests) {
      expect(Buffer.byteLength(JSON.stringify(texts))).toBeLessThanOrEqual(requestLimits.bytes + 2);
    }
    expect(tooLong).toEqual([]);
  });

  test('a text that no call can take is named instead of sent', () => {
    const cells = cellsFor(['de'], [`<p>${'a'.repeat(140_000)}</p>`, '<p>b</p>']);
    const { requests, tooLong } = toRequests(cells, 'markup');
    expect(tooLong).toHaveLength(1);
    expect(requests.map(({ texts }) => texts)).toEqual([['<p>b</p>']]);
  });
});

const echo = async ({ texts, target }: TranslateRequest) =>
  texts.map((text) => text.replace('Alle', `${target} um`));

function tools(translate: JobTools['translate'], controller = new AbortController()): JobTools {
  return {
    translate,
    explain: (error) => ({ message: String((error as Error).message), stopsAll: false }),
    onProgress: () => undefined,
    signal: controller.signal,
  };
}

describe('the job', () => {
  test('translates language after language and is complete', async () => {
    const done = await runJob(createJob('1', 'it', cellsFor(['de', 'he', 'ar'])), tools(echo));
    expect(outcomeOf(done)).toBe('complete');
    expect(translatedCells(done).map(({ html }) => html)).toEqual([
      '<p>de um 9</p>',
      '<p>he um 9</p>',
      '<p>ar um 9</p>',
    ]);
  });

  test('a failure at the fifth language keeps the four before it and names what is missing', async () => {
    const job = createJob('1', 'it', cellsFor(['en', 'de', 'fr', 'es', 'ru', 'zh', 'he', 'ar']));
    const broke = await runJob(job, {
      ...tools(async (request) => {
        if (request.target === 'ru') throw new Error('quota');
        return echo(request);
      }),
      explain: () => ({ message: 'Caratteri esauriti', stopsAll: true }),
    });
    expect(translatedCells(broke)).toHaveLength(4);
    expect(missingOf(broke).map(({ language, state }) => [language, state])).toEqual([
      ['ru', 'failed'],
      ['zh', 'cancelled'],
      ['he', 'cancelled'],
      ['ar', 'cancelled'],
    ]);
    expect(missingOf(broke)[0]?.problem).toBe('Caratteri esauriti');
    const asked: string[] = [];
    const resumed = await runJob(
      broke,
      tools(async (request) => {
        asked.push(request.target);
        return echo(request);
      }),
    );
    expect(asked).toEqual(['ru', 'zh', 'he', 'ar']);
    expect(outcomeOf(resumed)).toBe('complete');
  });

  test('a language that fails alone does not stop the next', async () => {
    const job = await runJob(
      createJob('1', 'it', cellsFor(['de', 'fr'])),
      tools(async (request) => {
        if (request.target === 'de') throw new Error('bad');
        return echo(request);
      }),
    );
    expect(job.steps.map(({ state }) => state)).toEqual(['failed', 'done']);
  });

  test('cancelling keeps what is there and leaves the rest to be resumed', async () => {
    const controller = new AbortController();
    const job = await runJob(
      createJob('1', 'it', cellsFor(['de', 'fr'])),
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

  test('resumes in the middle of a language', async () => {
    const texts = Array.from({ length: 60 }, (_, index) => `<p>Alle ${index}</p>`);
    let calls = 0;
    const half = await runJob(
      createJob('1', 'it', cellsFor(['de'], texts)),
      tools(async (request) => {
        calls += 1;
        if (calls === 2) throw new Error('line');
        return echo(request);
      }),
    );
    expect(stepProgress(half.steps[0] ?? fail())).toEqual({ done: 50, total: 60 });
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

  test('moved tags are asked again as plain pieces and shown for review', async () => {
    const cells = cellsFor(['de'], ['<p>Uno <strong>due</strong></p>']);
    const modes: string[] = [];
    const job = await runJob(
      createJob('1', 'it', cells),
      tools(async ({ texts, mode }) => {
        modes.push(mode);
        return mode === 'markup'
          ? ['<p>eins</p><strong>zwei</strong>']
          : texts.map((text) => `${text}!`);
      }),
    );
    expect(modes).toEqual(['markup', 'plain']);
    expect(translatedCells(job)).toMatchObject([
      { html: '<p>Uno! <strong>due!</strong></p>', flags: ['pieces'] },
    ]);
  });

  test('an empty answer changes nothing and is told', async () => {
    const job = await runJob(
      createJob('1', 'it', cellsFor(['de'])),
      tools(async () => ['']),
    );
    expect(translatedCells(job)).toEqual([]);
    expect(unusableCells(job)).toMatchObject([{ flags: ['empty'] }]);
  });
});

describe('the batch', () => {
  test('is written, and undone, as one', async () => {
    const before = [section({ it: '<p>Alle 9</p>' }, 's0')];
    const done = await runJob(createJob('1', 'it', cellsFor(['de', 'fr'])), tools(echo));
    const written = writeCells(before, writesOf(translatedCells(done), before, 'it'));
    expect(written[0]?.Contenuto).toMatchObject({ de: '<p>de um 9</p>', fr: '<p>fr um 9</p>' });
    const undone = writeCells(written, undoOf(translatedCells(done), written));
    expect(undone[0]?.Contenuto).toEqual({ it: '<p>Alle 9</p>', de: '', fr: '' });
  });

  test('leaves alone what was written or corrected meanwhile', async () => {
    const done = await runJob(createJob('1', 'it', cellsFor(['de', 'fr'])), tools(echo));
    const typed = [section({ it: '<p>Alle 9</p>', de: '<p>meins</p>' }, 's0')];
    const writes = writesOf(translatedCells(done), typed, 'it');
    expect(writes.map(({ language }) => language)).toEqual(['fr']);
    const corrected = [section({ it: '<p>Alle 9</p>', fr: '<p>à moi</p>' }, 's0')];
    expect(undoOf(translatedCells(done), corrected)).toEqual([]);
  });
});

function fail(): never {
  throw new Error('there is a step');
}
