import { expect, it } from 'vitest'
import { fakePages } from '../testing/fake-pages'
import { warmUp } from './warm-up'

const siteUrl = new URL('http://buehne.example')

it('renders the home page of each language as every visitor gets it', async () => {
  const { handler, renders } = fakePages(() => ({ html: '<p>Start</p>' }))
  await warmUp(handler, siteUrl)
  expect(renders.map(({ url, headers }) => [url, headers.cookie])).toEqual([
    ['/de', undefined],
    ['/en', undefined],
  ])
})

it('lets the site start where pages fail', async () => {
  await warmUp(() => Promise.reject(new Error('broken')), siteUrl)
})

it('lets the site start after the timeout where pages never come', async () => {
  await warmUp(() => new Promise(() => undefined), siteUrl, 10)
})
