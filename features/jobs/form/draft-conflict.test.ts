import { beforeEach, describe, expect, it } from 'vitest'
import { anOwnJob } from '@/tests/factories/job'
import { draftWorld, stubBrowser } from './draft.fixture'

beforeEach(() => {
  stubBrowser()
})

describe('two versions', () => {
  const mine = anOwnJob({ id: 7, state: 'draft', title: 'Alt', place: 'Gießen', revision: 3 })
  const theirs = { ...mine, place: 'Kassel', title: 'Altistin', revision: 4 }

  async function collide() {
    const here = draftWorld()
    here.ads.set(7, theirs)
    const page = here.open(mine)
    page.write({ title: 'Tenor' })
    await here.wait()
    return { ...here, ...page }
  }

  it('that differ in different fields are put together', async () => {
    const { open, wait, ads } = draftWorld()
    ads.set(7, { ...mine, place: 'Kassel', revision: 4 })
    const { draft, write, shown } = open(mine)
    write({ title: 'Tenor' })
    await wait()
    expect(draft.read().status).toBe('saved')
    expect(shown.at(-1)).toMatchObject({ title: 'Tenor', place: 'Kassel' })
    expect(ads.get(7)).toMatchObject({ title: 'Tenor', place: 'Kassel', revision: 5 })
  })

  it('are told with who changed it, and nothing is saved meanwhile', async () => {
    const { draft, write, wait, ads } = await collide()
    expect(draft.read()).toMatchObject({ status: 'conflict', conflict: { by: 'Ada', fields: ['title'] } })
    write({ title: 'Tenor', salary: 'NV Bühne' })
    expect(draft.read().conflict?.fields).toEqual(['title', 'salary'])
    expect(await wait()).toBeNull()
    expect(ads.get(7)?.title).toBe('Altistin')
  })

  it('end with mine: what I wrote, and otherwise theirs', async () => {
    const { draft, shown, ads } = await collide()
    await draft.resolve('mine')
    expect(shown.at(-1)).toMatchObject({ title: 'Tenor', place: 'Kassel' })
    expect(ads.get(7)).toMatchObject({ title: 'Tenor', place: 'Kassel', revision: 5 })
    expect(draft.read()).toMatchObject({ status: 'saved', conflict: null })
  })

  it('end with theirs', async () => {
    const { draft, shown, ads, kept } = await collide()
    await draft.resolve('theirs')
    expect(shown.at(-1)).toMatchObject({ title: 'Altistin', place: 'Kassel' })
    expect(ads.get(7)?.revision).toBe(4)
    expect(kept.size).toBe(0)
  })

  it('are seen as well when the page is opened again', async () => {
    const { kept, open, wait } = await collide()
    expect(kept.get(7)?.revision).toBe(3)
    const again = open(theirs)
    expect(again.draft.read()).toMatchObject({ status: 'conflict', conflict: { fields: ['title'] } })
    await again.draft.resolve('mine')
    await wait()
    expect(again.draft.read().job).toMatchObject({ title: 'Tenor', place: 'Kassel' })
  })
})
