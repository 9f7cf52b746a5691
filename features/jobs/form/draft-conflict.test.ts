import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anOwnJob } from '@/tests/factories/job'
import { createDraftFixture, stubBrowser } from './draft.fixture'

beforeEach(() => {
  stubBrowser()
})
// Files share their worker, and axios reads the window when it is loaded.
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('conflict of two versions', () => {
  const ownJob = anOwnJob({ id: 7, state: 'draft', title: 'Alt', place: 'Gießen', revision: 3 })
  const theirJob = { ...ownJob, place: 'Kassel', title: 'Altistin', revision: 4 }

  async function createConflict() {
    const fixture = createDraftFixture()
    fixture.ads.set(7, theirJob)
    const page = fixture.open(ownJob)
    page.write({ title: 'Tenor' })
    await fixture.wait()
    return { ...fixture, ...page }
  }

  it('merges changes of different fields', async () => {
    const { open, wait, ads } = createDraftFixture()
    ads.set(7, { ...ownJob, place: 'Kassel', revision: 4 })
    const { draft, write, displayedValues } = open(ownJob)
    write({ title: 'Tenor' })
    await wait()
    expect(draft.read().status).toBe('saved')
    expect(displayedValues.at(-1)).toMatchObject({ title: 'Tenor', place: 'Kassel' })
    expect(ads.get(7)).toMatchObject({ title: 'Tenor', place: 'Kassel', revision: 5 })
  })

  it('leaves changes to a button if the ad was published meanwhile', async () => {
    const { open, wait, getDelay, ads } = createDraftFixture()
    ads.set(7, { ...ownJob, state: 'published', revision: 4 })
    const { draft, write } = open(ownJob)
    write({ title: 'Ten' })
    await wait()
    expect([draft.read().status, getDelay(), ads.get(7)?.title]).toEqual(['changed', null, 'Alt'])
    expect(await draft.save(true)).toBe(true)
    expect(ads.get(7)?.title).toBe('Ten')
  })

  it('does not save by itself after an upload found the ad published', async () => {
    const { open, wait, ads } = createDraftFixture()
    const { draft, write } = open(ownJob)
    write({ title: 'Ten' })
    draft.replaceJob({ ...ownJob, state: 'published', revision: 4 })
    await wait()
    expect([draft.read().status, ads.size]).toEqual(['changed', 0])
  })

  it('reports the author and saves nothing meanwhile', async () => {
    const { draft, write, wait, ads } = await createConflict()
    expect(draft.read()).toMatchObject({ status: 'conflict', conflict: { by: 'Ada', fields: ['title'] } })
    write({ title: 'Tenor', salary: 'NV Bühne' })
    expect(draft.read().conflict?.fields).toEqual(['title', 'salary'])
    expect(await wait()).toBeNull()
    expect(ads.get(7)?.title).toBe('Altistin')
  })

  it('keeps the entered fields and the other changes with the version "yours"', async () => {
    const { draft, displayedValues, ads } = await createConflict()
    await draft.resolve('yours')
    expect(displayedValues.at(-1)).toMatchObject({ title: 'Tenor', place: 'Kassel' })
    expect(ads.get(7)).toMatchObject({ title: 'Tenor', place: 'Kassel', revision: 5 })
    expect(draft.read()).toMatchObject({ status: 'saved', conflict: null })
  })

  it('discards the entered fields with the version "theirs"', async () => {
    const { draft, displayedValues, ads, storedDrafts } = await createConflict()
    await draft.resolve('theirs')
    expect(displayedValues.at(-1)).toMatchObject({ title: 'Altistin', place: 'Kassel' })
    expect(ads.get(7)?.revision).toBe(4)
    expect(storedDrafts.size).toBe(0)
  })

  it('is detected in a field that was typed during the save call', async () => {
    const { open, wait, ads } = createDraftFixture()
    ads.set(7, theirJob)
    const { draft, write } = open(ownJob)
    write({ salary: 'TVK' })
    const saveCall = draft.save()
    while (draft.read().status !== 'saving') await Promise.resolve()
    write({ salary: 'TVK', title: 'Tenor' })
    await Promise.all([saveCall, wait()])
    expect(draft.read()).toMatchObject({ status: 'conflict', conflict: { by: 'Ada' } })
  })

  it('does not arise from a change of the same form after a lost response', async () => {
    const { open, wait, ads, refusals } = createDraftFixture()
    ads.set(7, ownJob)
    refusals.push('lost')
    const { draft, write } = open(ownJob)
    write({ title: 'Tenor' })
    await wait()
    await wait()
    expect(draft.read().status).toBe('saved')
  })

  it('is detected when the page is opened again', async () => {
    const { storedDrafts, open, wait } = await createConflict()
    expect(storedDrafts.get(7)?.revision).toBe(3)
    const reopened = open(theirJob)
    expect(reopened.draft.read()).toMatchObject({ status: 'conflict', conflict: { fields: ['title'] } })
    await reopened.draft.resolve('yours')
    await wait()
    expect(reopened.draft.read().job).toMatchObject({ title: 'Tenor', place: 'Kassel' })
  })
})

describe('ad returned by an upload', () => {
  const ownJob = anOwnJob({ id: 7, state: 'published', title: 'Alt', place: 'Gießen', revision: 3 })
  const theirJob = { ...ownJob, place: 'Kassel', has_own_logo: true, revision: 5 }

  it('brings the changes of other users into the form', async () => {
    const { open, ads } = createDraftFixture()
    ads.set(7, theirJob)
    const { draft, displayedValues, write } = open(ownJob)
    write({ title: 'Tenor' })
    expect(await draft.obtainJob()).toMatchObject({ title: 'Alt', revision: 3 })
    draft.replaceJob(theirJob)
    expect(displayedValues).toMatchObject([{ title: 'Tenor', place: 'Kassel' }])
    draft.replaceJob({ ...theirJob, has_own_logo: false })
    expect(displayedValues).toHaveLength(1)
    expect(await draft.save()).toBe(true)
    expect(ads.get(7)).toMatchObject({ title: 'Tenor', place: 'Kassel' })
  })

  it('is a conflict if another user has changed the same field', async () => {
    const { open, storedDrafts } = createDraftFixture()
    const { draft, displayedValues, write } = open(ownJob)
    write({ place: 'Fulda' })
    draft.replaceJob(theirJob, 'Ada')
    const conflict = { by: 'Ada', fields: ['place'], current: { place: 'Kassel' } }
    const job = { revision: 3, has_own_logo: true }
    expect(draft.read()).toMatchObject({ status: 'conflict', conflict, job })
    expect(storedDrafts.get(7)?.revision).toBe(3)
    draft.replaceJob({ ...theirJob, place: 'Marburg', revision: 6 })
    await draft.resolve('theirs')
    expect(displayedValues.at(-1)?.place).toBe('Marburg')
  })
})
