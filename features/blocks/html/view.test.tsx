import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { htmlSchema } from '@/lib/contract/blocks/html'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { HtmlView } from './view'

const show = (html_code: string) => renderIn('de', <HtmlView data={htmlSchema.parse({ html_code })} />)

it('renders a table in a scrolling region named by its caption, with its headers', async () => {
  const { container } = show(
    '<table><caption>Besuche</caption> <thead> <tr><th scope="col" style="color:red">Jahr</th></tr></thead><tr><td colspan="2">2026</td></tr></table>',
  )
  const region = screen.getByRole('region', { name: 'Besuche' })
  expect(region).toHaveAttribute('tabindex', '0')
  expect(within(region).getByRole('columnheader')).toHaveAttribute('scope', 'col')
  expect(within(region).getByRole('cell')).toHaveAttribute('colspan', '2')
  expect(container.querySelector('[style]')).toBeNull()
  expect(container.querySelector('tbody > tr')).not.toBeNull()
  await expectAccessible(container)
})

it('names the region of a table without a caption', () => {
  show('<table><tr><td>1</td></tr></table>')
  expect(screen.getByRole('region', { name: 'Tabelle' })).toBeVisible()
})

it.each([
  '<script>alert(1)</script>',
  '<style>p { color: red }</style>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<img src="https://evil.test/a.png" onerror="alert(1)">',
  '<img src="/media/../api/">',
  '<iframe src="https://evil.test/"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="/a"></object><embed src="/a"><form action="/a"><input></form>',
])('removes %s', (code) => {
  const { container } = show(`<p>Davor</p>${code}`)
  expect(container.querySelectorAll('script, style, svg, img, iframe, object, embed, form, input')).toHaveLength(0)
  expect(container).toHaveTextContent(/^Davor$/)
})

it('removes attributes of scripts and styles, and links that run code', () => {
  const { container } = show(
    '<h2 onclick="alert(1)" class="x" id="y">Titel</h2><a href="java&#10;script:alert(1)">Klick</a>',
  )
  expect(container.querySelector('h2')?.getAttributeNames()).toEqual([])
  expect(screen.queryByRole('link')).toBeNull()
  expect(container).toHaveTextContent('Klick')
})

it('renders the frame of a known service only after consent, also in a paragraph', () => {
  const { container } = show('<p><iframe src="https://player.vimeo.com/video/76979871"></iframe></p>')
  expect(container.querySelector('iframe, p p, p div')).toBeNull()
  expect(container).toHaveTextContent('Vimeo')
})

it('renders headings, lists, definitions and pictures of the site', async () => {
  const { container } = show(
    '<h2>Teilnahme<b>bedingungen</b></h2><h3>Fakten</h3><ul> <li>Eins</li> </ul><dl><dt>Sitz</dt><dd>Berlin</dd></dl><figure><img src="/media/a-640.jpg" alt="Saal" width="640" height="320"><figcaption>Der Saal</figcaption></figure>',
  )
  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('data-letters', '21')
  expect(screen.getByRole('heading', { level: 3, name: 'Fakten' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Saal' })).toHaveAttribute('loading', 'lazy')
  await expectAccessible(container)
})

it('survives misplaced elements and excessive nesting', () => {
  const { container } = show(`<td>Zelle</td><li>Punkt</li>${'<div>'.repeat(5000)}tief`)
  expect(container).toHaveTextContent('ZellePunkt')
})

it('renders nothing without code', () => {
  expect(show(' ').container).toBeEmptyDOMElement()
})
