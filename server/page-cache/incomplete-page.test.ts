import { describe, expect, it } from 'vitest'
import { announceTags } from '@/lib/cache-tags'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

describe('a page that lacks data', () => {
  it.each([
    [200, '/de/a', 200],
    [404, '/de/404', 404],
  ])('with status %i is rendered again once the backend is back', async (status, path, expected) => {
    const state = { isDown: true }
    const { handler } = createFakePages(() => ({
      html: state.isDown ? '<p>without menu</p>' : '<p>with menu</p>',
      hasFailedRead: state.isDown,
      status,
    }))
    const { port } = await startTestSite({ handler })
    const first = await fetchResponse(port, path)
    expect(first).toMatchObject({ status: expected, text: '<p>without menu</p>' })
    expect(first.headers['cache-control']).toBe('no-store')
    state.isDown = false
    expect((await fetchResponse(port, path)).text).toBe('<p>with menu</p>')
  })
})

describe('a page with a gap, because the backend is unavailable for a moment', () => {
  const startWithGaps = async (path: string, status: number) => {
    const state = { hasGap: false }
    const { handler } = createFakePages(() => ({
      html: state.hasGap ? '<p>without list</p>' : '<p>with list</p>',
      tags: ['page:1'],
      ...state,
      status,
    }))
    const { port } = await startTestSite({ handler })
    const visit = async () => {
      const { text, headers, ...response } = await fetchResponse(port, path)
      return [response.status, text, headers['retry-after']]
    }
    return { state, visit }
  }

  it.each([
    ['/de/a', 200],
    ['/de/404', 404],
  ])('does not replace the cached page %s', async (path, status) => {
    const { state, visit } = await startWithGaps(path, status)
    await visit()
    state.hasGap = true
    for (let visitCount = 0; visitCount < 2; visitCount += 1) {
      announceTags(['page:1'])
      expect(await visit()).toEqual([status, '<p>with list</p>', undefined])
    }
  })

  it.each([
    ['/de/a', 200, [503, '<p>without list</p>', '5']],
    ['/de/b', 410, [410, '<p>without list</p>', undefined]],
  ])('is sent for %s with its status %i if none is cached', async (path, status, expected) => {
    const { state, visit } = await startWithGaps(path, status)
    state.hasGap = true
    expect(await visit()).toEqual(expected)
  })
})

describe('the notice of a switched-off site', () => {
  it.each([
    ['/de/a', 200],
    ['/de/404', 404],
  ])('replaces the cached page %s until the site is on again', async (path, status) => {
    const state = { isSwitchedOff: false }
    const { handler } = createFakePages(() => ({
      html: state.isSwitchedOff ? '<p>closed</p>' : '<p>open</p>',
      isPublic: !state.isSwitchedOff,
      tags: ['settings'],
      status: state.isSwitchedOff ? 200 : status,
      ...state,
    }))
    const { port } = await startTestSite({ handler })
    for (const isSwitchedOff of [false, true, true, false]) {
      if (state.isSwitchedOff !== isSwitchedOff) announceTags(['settings'])
      state.isSwitchedOff = isSwitchedOff
      const expected = isSwitchedOff ? { status: 503, text: '<p>closed</p>' } : { status, text: '<p>open</p>' }
      expect(await fetchResponse(port, path)).toMatchObject(expected)
    }
  })
})
