import { expect, it } from 'vitest'
import { findDelays, findProblems } from './limits'

const fast = { ms: 2000, ownMs: 2000 }
const slow = { ms: 9000, ownMs: 6000 }
const good = {
  load: { requests: 100, failures: [], slowestMs: 80 },
  restarts: [
    { server: 'a', saidNotReady: true, slowRequest: 200, exitCode: 0, stoppedAfterMs: 800, ready: fast },
  ],
  edits: [40, 1000],
  planned: { publications: { 1: 5 }, mails: { 1: 5 }, alerts: { 1: 5 } },
  shared: { 'a session begins and ends on both': null },
  kills: { acknowledged: 200, lost: [], ready: { a: [fast] } },
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
  expect(findProblems(good)).toEqual([])
  expect(findDelays(good)).toEqual([])
})

it('reports failed requests, repeated or missing work and lost writes, and delays separately', () => {
  const [restart] = good.restarts
  const badResults = {
    load: { requests: 100, failures: ['502 GET /de'], slowestMs: 80 },
    restarts: restart ? [{ ...restart, saidNotReady: false, slowRequest: 0, exitCode: 1, ready: slow }] : [],
    edits: [40, 1001],
    planned: { publications: { 1: 4, 0: 1 }, mails: { 1: 3, 2: 2 }, alerts: { 1: 5 } },
    shared: { 'editors see each other': 'nobody' },
    kills: { acknowledged: 0, lost: ['text 7'], ready: { PostgreSQL: [fast, slow] } },
    newsletter: { ...good.newsletter, missing: 2, unwanted: 1, processorSeconds: 61, pageRatio: 1.3 },
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
