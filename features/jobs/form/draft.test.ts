import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anOwnJob } from '@/tests/factories/job'
import { createDraftFixture, stubBrowser } from './draft.fixture'

let online: EventTarget
beforeEach(() => {
  online = stubBrowser()
})
// Files share their worker, and axios reads the window when it is loaded.
afterEach(() => {
  vi.unstubAllGlobals()
})

const countCreations = (sentCalls: [string, unknown][]) => sentCalls.filter(([call]) => call === 'create').length

describe('new ad', () => {
  it('is created with the first input and updated field by field', async () => {
    const { open, wait, sentCalls, storedDrafts } = createDraftFixture()
    const { draft, write } = open(null)
    expect(draft.read().status).toBe('saved')
    write({ title: 'Sopran' })
    expect(draft.read().status).toBe('changed')
    expect(storedDrafts.get(null)?.values.title).toBe('Sopran')
    expect(await wait()).toBe(800)
    expect(draft.read()).toMatchObject({ status: 'saved', job: { id: 1 } })
    write({ title: 'Sopran', place: 'Gießen' })
    await wait()
    expect(sentCalls.map(([call]) => call)).toEqual(['create', 'change'])
    expect(sentCalls[1]?.[1]).toEqual({ place: 'Gießen' })
    expect(storedDrafts.size).toBe(0)
  })

  it('is created once by concurrent saves', async () => {
    const { open, wait, sentCalls } = createDraftFixture()
    const { draft, write } = open(null)
    write({ title: 'Sopran' })
    const saveCalls = [draft.save(), draft.save(), draft.save()]
    await wait()
    expect(await Promise.all(saveCalls)).toEqual([true, true, true])
    expect(countCreations(sentCalls)).toBe(1)
  })

  it('is created once after a lost response, even after a reload', async () => {
    const { open, wait, refusals, sentCalls, ads } = createDraftFixture()
    refusals.push('lost')
    const first = open(null)
    first.write({ title: 'Sopran' })
    await wait()
    expect(first.draft.read().status).toBe('unreached')
    const second = open(null)
    expect(second.displayedValues.at(-1)?.title).toBe('Sopran')
    await wait()
    expect(second.draft.read()).toMatchObject({ status: 'saved', job: { id: 1 } })
    expect(countCreations(sentCalls)).toBe(1)
    expect(ads.size).toBe(1)
  })
})

describe('draft', () => {
  const job = anOwnJob({ id: 7, state: 'draft', title: 'Alt', revision: 3 })

  it('saves all fields except invalid ones', async () => {
    const { open, wait, sentCalls, ads } = createDraftFixture()
    ads.set(7, job)
    const { draft, write } = open(job)
    write({ title: 'Alt im Chor', contact_email: 'stellen@' })
    await wait()
    expect(sentCalls).toEqual([['change', { title: 'Alt im Chor' }]])
    expect(draft.read()).toMatchObject({ status: 'incomplete', problems: [{ field: 'contact_email' }] })
  })

  it('retries with growing delays and saves immediately when the connection returns', async () => {
    const { open, wait, getDelay, refusals, ads } = createDraftFixture()
    ads.set(7, job)
    refusals.push('no script', 503)
    const { draft, write } = open(job)
    write({ title: 'Tenor' })
    await wait()
    expect([draft.read().status, getDelay()]).toEqual(['unreached', 5000])
    await wait()
    expect([draft.read().status, getDelay()]).toEqual(['unreached', 10_000])
    online.dispatchEvent(new Event('online'))
    await wait()
    expect(draft.read().status).toBe('saved')
    expect(ads.get(7)?.title).toBe('Tenor')
  })

  it('stays in the browser after the session ends and is restored later', async () => {
    const { open, wait, refusals } = createDraftFixture()
    refusals.push(401)
    const { draft, write, end } = open(job)
    write({ title: 'Tenor' })
    await wait()
    expect(draft.read().status).toBe('login')
    end()
    const reopened = open(job)
    expect(reopened.displayedValues.at(-1)?.title).toBe('Tenor')
    expect(reopened.draft.read()).toMatchObject({ status: 'changed', restoredAt: '2026-11-23T10:00:00.000Z' })
  })

  it('requests a login only for an explicit save, and continues after it', async () => {
    const { open, wait, refusals, logins, ads } = createDraftFixture()
    ads.set(7, job)
    refusals.push(401, 401)
    const { draft, write } = open(job)
    write({ title: 'Tenor' })
    await wait()
    expect([draft.read().status, logins]).toEqual(['login', []])
    expect(await draft.save(true)).toBe(true)
    expect(logins).toEqual([401])
  })

  it('is created for an upload before the first input', async () => {
    const { open, sentCalls } = createDraftFixture()
    const { draft } = open(null)
    expect(await draft.obtainJob()).toMatchObject({ id: 1 })
    expect(countCreations(sentCalls)).toBe(1)
  })

  it('can be saved as a new ad after its deletion', async () => {
    const { open, wait, refusals, ads } = createDraftFixture()
    refusals.push(404)
    const { draft, write } = open(job)
    write({ title: 'Tenor' })
    await wait()
    expect(draft.read().status).toBe('gone')
    await draft.saveAsNew()
    expect([...ads.values()].map(({ title }) => title)).toEqual(['Tenor'])
  })
})

describe('running ad', () => {
  const job = anOwnJob({ id: 7, state: 'published', title: 'Alt', revision: 3 })

  it('changes only when saved, and keeps unsaved input in the browser', async () => {
    const { open, wait, sentCalls, storedDrafts, ads } = createDraftFixture()
    ads.set(7, job)
    const { draft, write } = open(job)
    write({ title: 'Tenor' })
    expect(await wait()).toBeNull()
    expect(draft.read().status).toBe('changed')
    expect(storedDrafts.get(7)?.fields).toEqual(['title'])
    expect(await draft.save()).toBe(true)
    expect(sentCalls).toEqual([['change', { title: 'Tenor' }]])
  })

  it('gets its held files only when saved, after its values', async () => {
    const { open, sentCalls, ads, refusals } = createDraftFixture()
    ads.set(7, job)
    const { draft, write } = open(job)
    const file = new File(['x'], 'a.pdf')
    draft.holdFile('pdf', file)
    expect(draft.read()).toMatchObject({ status: 'changed', files: { pdf: file } })
    draft.holdFile('pdf', undefined)
    expect(draft.read()).toMatchObject({ status: 'saved', files: {} })
    draft.holdFile('pdf', file)
    draft.holdFile('logo', null)
    write({ title: 'Tenor' })
    refusals.push(null, 400)
    expect(await draft.save(true)).toBe(false)
    expect(draft.read()).toMatchObject({ status: 'refused', files: { pdf: file } })
    expect(await draft.save(true)).toBe(true)
    expect(draft.read()).toMatchObject({ status: 'saved', files: {}, job: { revision: 6 } })
    const [pdfCall, logoCall] = [
      ['file', ['pdf', 'a.pdf']],
      ['file', ['logo', undefined]],
    ]
    expect(sentCalls).toEqual([['change', { title: 'Tenor' }], pdfCall, pdfCall, logoCall])
  })

  it('deletes the stored input when it is discarded', async () => {
    const { open, storedDrafts } = createDraftFixture()
    open(job).write({ title: 'Tenor' })
    const reopened = open(job)
    reopened.draft.discard()
    expect(reopened.displayedValues.at(-1)?.title).toBe('Alt')
    expect(storedDrafts.size).toBe(0)
  })
})

it('publishes an ad only after all of it is saved', async () => {
  const { open, sentCalls, refusals } = createDraftFixture()
  const { draft, write } = open(null)
  write({ title: 'Sopran' })
  refusals.push(500)
  expect(await draft.publish()).toBeNull()
  expect((await draft.publish())?.ok).toBe(true)
  expect(sentCalls.map(([call]) => call)).toEqual(['create', 'create', 'publish'])
  expect(draft.read().job?.state).toBe('published')
})
