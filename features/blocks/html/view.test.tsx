import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { moduleOf } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const show = (html_code: string) => showModules([moduleOf('html', { html_code })]).container

test('a table scrolls by itself and keeps its heads', async () => {
  const container = show(
    '<table><caption>Zuschüsse</caption><thead><tr><th scope="col" onclick="x()">Jahr</th></tr></thead><tbody><tr><td colspan="2" style="color:red">2026</td></tr></tbody></table>',
  )
  expect(screen.getByRole('region', { name: 'Tabelle' })).toHaveAttribute('tabindex', '0')
  expect(screen.getByRole('columnheader', { name: 'Jahr' })).toHaveAttribute('scope', 'col')
  expect(screen.getByRole('cell', { name: '2026' })).toHaveAttribute('colspan', '2')
  expect(container.querySelector('[onclick], [style]')).toBeNull()
  await expectAccessible(container)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/a.png" alt="">',
  '<img src="/media/../api/users/me/" alt="">',
  '<svg onload=alert(1)></svg>',
  '<a href="javascript:alert(1)">a</a>',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '<form action="https://evil.example"><input name="a"></form>',
  '<style>p{display:none}</style>',
  '<object data="x"></object><embed src="x">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">',
])('%s leaves nothing that acts or loads', (html) => {
  const container = show(`<p>Text</p>${html}`)
  expect(screen.getByText('Text')).toBeInTheDocument()
  expect(
    container.querySelector(
      'script, img, svg, iframe, form, input, style, object, embed, math, [onerror], a[href^="javascript"]',
    ),
  ).toBeNull()
})

test('a frame of a known service stands behind its consent', () => {
  show('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Rundgang"></iframe>')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  )
})

test('pictures of the media library are shown, loaded when they come near', () => {
  show(
    '<figure><img src="/media/plan-640.jpg" alt="Saalplan" width="640" height="320"><figcaption>Plan</figcaption></figure>',
  )
  const picture = screen.getByRole('img', { name: 'Saalplan' })
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(picture).toHaveAttribute('width', '640')
})

test('an empty block shows nothing', () => {
  expect(show('  ').querySelector('[data-model="html"]')?.textContent ?? '').toBe('')
})
