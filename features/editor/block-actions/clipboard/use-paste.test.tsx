import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createPicture } from '@/features/pictures/picture.fixture'
import { uploadPicture } from '@/features/pictures/uploads/upload-picture'
import { createWrapper } from '@/tests/render'
import { useBlockNames } from '../../block-names/use-block-names'
import { listKeys, pageArea, type Tree } from '../../core/document'
import { createTree } from '../../core/example.fixture'
import { TestSession } from '../../core/session.fixture'
import { SimulatedBackend } from '../../core/simulated-backend.fixture'
import { readPasted } from '../../inline-text/pasting/read-pasted'
import { addPictures } from './add-pictures'
import { usePaste } from './use-paste'

vi.mock('@/features/pictures/uploads/upload-picture', () => ({ uploadPicture: vi.fn() }))

/** Pastes a headline and a text at the start of the rich text of a block. */
async function pasteInto(tree: Tree, after: string) {
  const { editor } = await TestSession.start(new SimulatedBackend([tree], {}))
  const key = listKeys(editor.document, pageArea)[0] ?? ''
  const { result } = renderHook(
    () => {
      const names = useBlockNames(editor.document)
      const perform = vi.fn((operation) => operation !== null && editor.execute(operation))
      return usePaste({ editor, locale: 'de', names, selectedKey: key, notify: vi.fn(), perform, onPaste: vi.fn() })
    },
    { wrapper: createWrapper('de') },
  )
  const parsedPaste = readPasted({ html: '<h2>Titel</h2><p>Text</p>', text: '' })
  const isPasted = result.current.pasteIntoText({ key, kind: 'rich', parsedPaste, before: '', after })
  const blocks = listKeys(editor.document, pageArea).map((blockKey) => editor.document.nodes.get(blockKey))
  return { isPasted, blocks: blocks.map((node) => [node?.model, node?.data]) }
}

it('leaves content for the introduction of a form to the text editor', async () => {
  const data = { anchor: '', title: 'Anmeldung', content: '<p>Bitte</p>' }
  const form = createTree('form', 'form', { data, children: [createTree('field', 'formfield')] })
  expect(await pasteInto(form, '<p>Bitte</p>')).toEqual({ isPasted: false, blocks: [['form', data]] })
})

it('hides what is pasted into a hidden text, and keeps the name of the text', async () => {
  const marks = { is_hidden: true, block_name: 'Nach der Premiere' }
  const text = createTree('text', 'text', { data: { content: '<p>Danach</p>', ...marks } })
  expect(await pasteInto(text, '<p>Danach</p>')).toEqual({
    isPasted: true,
    blocks: [
      ['headline', { headline_level: 2, content: 'Titel', ...marks }],
      ['text', { content: '<p>Text</p><p>Danach</p>', is_hidden: true }],
    ],
  })
})

it('hides a picture that is pasted alone into an empty hidden text', async () => {
  const text = createTree('text', 'text', { data: { content: '', is_hidden: true } })
  const { editor } = await TestSession.start(new SimulatedBackend([text], {}))
  const [selectedKey = null] = listKeys(editor.document, pageArea)
  const uploaded = { picture: createPicture(5), isDuplicate: false }
  vi.mocked(uploadPicture).mockResolvedValue({ ok: true, value: uploaded })
  await addPictures(editor, 'de', {
    files: [{ file: new File([], 'a.png'), afterKey: null }],
    firstKey: null,
    selectedKey,
  })
  const keys = listKeys(editor.document, pageArea)
  expect(keys.map((key) => editor.document.nodes.get(key)?.data.is_hidden)).toEqual([true, true])
})
