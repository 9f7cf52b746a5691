import { expect, test } from 'vitest'
import { tree } from '../../core/example.fixture'
import { contentOfTrees, treesIn } from './clipboard-content'
import { parseExternalBlocks } from './paste-external-html'

const counter = () => {
  let count = 0
  return () => `${++count}`
}

const headline = tree('h', 'headline', { data: { content: 'Wer "spielt" <heute>?', headline_level: 2 } })
const text = tree('t', 'text', { data: { content: '<p>Die <strong>Bühne</strong></p><p>bleibt.</p>' } })
const box = tree('box', 'container', { columns: [[], [text]] })

test('other programs get the text of copied blocks, this one the blocks', () => {
  const { html, text: plain } = contentOfTrees([headline, box])
  expect(plain).toBe('Wer "spielt" <heute>?\n\nDie Bühne bleibt.')
  const page = new DOMParser().parseFromString(`<html><body>${html}</body></html>`, 'text/html')
  expect(page.body.textContent).toBe('Wer "spielt" <heute>?Die Bühnebleibt.')
  expect(page.querySelector('h2')).not.toBeNull()
  expect(treesIn(html, counter())).toEqual([
    { ...headline, key: '1' },
    { ...box, key: '2', columns: [[], [{ ...text, key: '3' }]] },
  ])
})

test('other programs get each text as it is: rich text with its form, all else as it was typed', () => {
  const film = tree('f', 'videolistitem', { data: { title: 'A < B', content: '<p>Ein <em>Film</em></p>' } })
  const quote = tree('q', 'quote', { data: { content: 'Worte', author: 'Ein Dichter' } })
  const { html } = contentOfTrees([film, quote])
  expect(html).toContain('<p>A &lt; B</p><p>Ein <em>Film</em></p><p>Worte</p><p>Ein Dichter</p>')
})

test('invalid block data are refused, and other content is not recognized as blocks', () => {
  expect(treesIn('<p>Text</p>', counter())).toBeNull()
  expect(treesIn('<p data-buehnenhaus-modules="[]">Text</p>', counter())).toBe('refused')
  const many = Array.from({ length: 201 }, (_, index) => tree(`${index}`))
  expect(treesIn(contentOfTrees(many).html, counter())).toBe('refused')
})

const foreign = (html: string, plain = '') =>
  parseExternalBlocks({ html, text: plain }, counter()).map(({ model, data }) => ({ model, ...data }))

test('content of a word processor is pasted as headlines and texts with allowed markup only', () => {
  const word = `<html><head><style>p { color: red }</style></head><body><!--StartFragment-->
    <b style="font-weight:normal"><div><h1 style="color:red">Unser <i>Haus</i></h1>
    <p class="MsoNormal" onclick="alert(1)">Die <b>Bühne</b> und <span style="color:red">mehr</span><script>alert(2)</script></p>
    <p>&nbsp;</p><ul><li>Eins</li></ul>
    <h3>Wege</h3><p><a href="javascript:alert(3)">a</a> <a href="https://example.org/">b</a><img src="x" onerror="alert(4)"></p>
    </div></b><!--EndFragment--></body></html>`
  expect(foreign(word)).toEqual([
    { model: 'headline', headline_level: 2, content: 'Unser Haus' },
    {
      model: 'text',
      content: '<p>Die <strong>Bühne</strong> und mehr</p><ul><li><p>Eins</p></li></ul>',
    },
    { model: 'headline', headline_level: 3, content: 'Wege' },
    { model: 'text', content: '<p>a <a href="https://example.org/">b</a></p>' },
  ])
})

test('bold and italic by style are kept, and a `b` wrapper that is not bold is dropped', () => {
  const inline = `<b style="font-weight:normal;">Ein <span style='color: red; font-weight: 700'>fetter</span>
    <span style="font-style:italic">schräger</span> <span title="a > b" style="font-weight:400">Satz</span></b>`
  expect(foreign(inline)).toEqual([
    { model: 'text', content: '<p>Ein <strong>fetter</strong> <em>schräger</em> Satz</p>' },
  ])
})

test('plain text is pasted as paragraphs', () => {
  expect(foreign('', 'Eins <b>\nzwei\n\n \nDrei')).toEqual([
    { model: 'text', content: '<p>Eins &lt;b&gt;<br>zwei</p><p>Drei</p>' },
  ])
  expect(foreign('', ' \n ')).toEqual([])
})
