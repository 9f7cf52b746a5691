import { expect, it } from 'vitest'
import { findDelays, findProblems } from './limits'

const fastTimes = { ms: 2000, ownMs: 2000 }
const slowTimes = { ms: 9000, ownMs: 6000 }
const goodResult = {
  load: { requests: 100, failures: [], slowestMs: 80 },
  restarts: [{ server: 'a', saidNotReady: true, slowRequest: 200, exitCode: 0, stoppedAfterMs: 800, ready: fastTimes }],
  edits: [40, 1000],
  planned: { publications: { 1: 5 }, mails: { 1: 5 }, alerts: { 1: 5 } },
  shared: { 'a session begins and ends on both': null },
  kills: { acknowledged: 200, lost: [], ready: { a: [fastTimes] } },
  newsletter: {
    readers: 5000,
    missing: 0,
    repeated: 0,
    unwanted: 0,
    processorSeconds: 40,
    memoryRatio: 1.1,
    pageRatio: 1,
  },
}

it('reports no problem for good results', () => {
  expect(findProblems(goodResult)).toEqual([])
  expect(findDelays(goodResult)).toEqual([])
})

it('reports failed requests, repeated or missing work and lost writes, and delays separately', () => {
  const [restart] = goodResult.restarts
  const badResults = {
    load: { requests: 100, failures: ['502 GET /de'], slowestMs: 80 },
    restarts: restart ? [{ ...restart, saidNotReady: false, slowRequest: 0, exitCode: 1, ready: slowTimes }] : [],
    edits: [40, 1001],
    planned: { publications: { 1: 4, 0: 1 }, mails: { 1: 3, 2: 2 }, alerts: { 1: 5 } },
    shared: { 'editors see each other': 'nobody' },
    kills: { acknowledged: 0, lost: ['text 7'], ready: { PostgreSQL: [fastTimes, slowTimes] } },
    newsletter: { ...goodResult.newsletter, missing: 2, unwanted: 1, processorSeconds: 61, pageRatio: 1.3 },
  }
  expect(findProblems(badResults)).toEqual([
    '502 GET /de',
    'a did not say that it is not ready',
    'a answered 0 to what was under way',
    'a ended with 1',
    '1 publications happened 0 times',
    '2 mails happened 2 times',
    'editors see each other: nobody',
    'lost: text 7',
    'Nothing was acknowledged.',
    '2 missing mails of the newsletter',
    '1 unwanted mails of the newsletter',
  ])
  expect(findDelays(badResults)).toEqual([
    '95 of 100 edits are seen within 1001 ms',
    'a was ready 6000 ms after its start',
    'PostgreSQL was ready 6000 ms after its start',
    'a letter takes 12.2 ms of a processor',
    'pages take 1.3 times as long meanwhile',
  ])
})
