import { expect, it } from 'vitest'
import { createFakePages } from '../testing/fake-pages'
import { warmUp } from './warm-up'

const siteUrl = new URL('http://buehne.example')

it('renders the public home page of each language', async () => {
  const { handler, renders } = createFakePages(() => ({ html: '<p>Start</p>' }))
  await warmUp(handler, siteUrl)
  expect(renders.map(({ url, headers }) => [url, headers.cookie])).toEqual([
    ['/de', undefined],
    ['/en', undefined],
  ])
})

it('lets the site start if pages fail', async () => {
  await warmUp(() => Promise.reject(new Error('broken')), siteUrl)
})

it('lets the site start after the timeout if renders hang', async () => {
  await warmUp(() => new Promise(() => undefined), siteUrl, 10)
})
