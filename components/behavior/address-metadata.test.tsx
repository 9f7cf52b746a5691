import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useAddressMetadata } from './address-metadata'

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

it('updates the title, the other language, the shared address and the feed', () => {
  document.head.innerHTML = `<title>Jobs</title>
    <link rel="canonical" href="https://example.org/de/jobboerse">
    <link rel="alternate" hreflang="en-US" href="https://example.org/en/jobboerse">
    <link rel="alternate" type="application/rss+xml" href="https://example.org/de/jobboerse.rss">`
  document.body.innerHTML = `<nav data-languages><a hreflang="en-US" href="/en/jobboerse">EN</a></nav>
    <a hreflang="en-US" href="/en/file">File</a>`
  const listHrefs = () =>
    [...document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>('[href]')].map(({ href }) => href)
  renderHook(useAddressMetadata, {
    initialProps: {
      title: 'Tanz: Jobs',
      locale: 'de',
      feed: '/de/jobboerse.rss?category=dance',
      de: '/de/jobboerse?category=dance',
      en: '/en/jobboerse?category=dance',
    },
  })
  expect(document.title).toBe('Tanz: Jobs')
  expect(listHrefs()).toEqual([
    'https://example.org/de/jobboerse?category=dance',
    'https://example.org/en/jobboerse?category=dance',
    'https://example.org/de/jobboerse.rss?category=dance',
    expect.stringMatching(/\/en\/jobboerse\?category=dance$/),
    expect.stringMatching(/\/en\/file$/),
  ])
})
