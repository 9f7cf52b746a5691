import { expect, it } from 'vitest'
import { createKeyFactory, createTree } from '../../core/example.fixture'
import { parseClipboardTrees, toClipboardContent } from './clipboard-content'

const headline = createTree('h', 'headline', { data: { content: 'Wer "spielt" <heute>?', headline_level: 2 } })
const text = createTree('t', 'text', { data: { content: '<p>Die <strong>Bühne</strong></p><p>bleibt.</p>' } })
const box = createTree('box', 'container', { columns: [[], [text]] })

it('offers text to other programs and blocks to this one', () => {
  const { html, text: plain } = toClipboardContent([headline, box])
  expect(plain).toBe('Wer "spielt" <heute>?\n\nDie Bühne bleibt.')
  const page = new DOMParser().parseFromString(`<html><body>${html}</body></html>`, 'text/html')
  expect(page.body.textContent).toBe('Wer "spielt" <heute>?Die Bühnebleibt.')
  expect(page.querySelector('h2')).not.toBeNull()
  expect(parseClipboardTrees(html, createKeyFactory())).toEqual([
    { ...headline, key: '1' },
    { ...box, key: '2', columns: [[], [{ ...text, key: '3' }]] },
  ])
})

it('keeps the format of rich text and escapes plain text for other programs', () => {
  const film = createTree('f', 'videolistitem', { data: { title: 'A < B', content: '<p>Ein <em>Film</em></p>' } })
  const quote = createTree('q', 'quote', { data: { content: 'Worte', author: 'Ein Dichter' } })
  const { html } = toClipboardContent([film, quote])
  expect(html).toContain('<p>A &lt; B</p><p>Ein <em>Film</em></p><p>Worte</p><p>Ein Dichter</p>')
})

it('refuses invalid blocks and ignores other content', () => {
  expect(parseClipboardTrees('<p>Text</p>', createKeyFactory())).toBeNull()
  expect(parseClipboardTrees('<p data-buehnenhaus-modules="[]">Text</p>', createKeyFactory())).toBe('refused')
  const many = Array.from({ length: 201 }, (_, index) => createTree(`${index}`))
  expect(parseClipboardTrees(toClipboardContent(many).html, createKeyFactory())).toBe('refused')
})
