import { expect, it } from 'vitest'
import { getPastedPictures } from './transferred-files'

const picture = new File(['x'], 'image.png', { type: 'image/png' })
const createTransfer = (types: string[], ...files: File[]) => {
  return { types, files: Object.assign(files, { item: (index: number) => files[index] ?? null }) }
}

it('returns a pasted picture, also in a text field', () => {
  const field = document.createElement('textarea')
  expect(getPastedPictures(createTransfer(['Files'], picture), document.body)).toEqual([picture])
  expect(getPastedPictures(createTransfer(['Files'], picture), field)).toEqual([picture])
  expect(getPastedPictures(createTransfer(['text/html', 'Files'], picture), document.body)).toEqual([picture])
})

it('ignores the picture of copied text', () => {
  const text = document.createElement('div')
  text.setAttribute('contenteditable', 'true')
  const words = createTransfer(['text/plain', 'text/html', 'Files'], picture)
  expect(getPastedPictures(words, text)).toEqual([])
  expect(getPastedPictures(words, document.body)).toEqual([])
})

it('returns a file with its name, except in an editable element', () => {
  const text = document.createElement('textarea')
  const transferWithName = createTransfer(['text/plain', 'Files'], picture)
  expect(getPastedPictures(transferWithName, text)).toEqual([])
  expect(getPastedPictures(transferWithName, document.body)).toEqual([picture])
})

it('ignores other files', () => {
  const paper = new File(['x'], 'a.pdf', { type: 'application/pdf' })
  expect(getPastedPictures(createTransfer(['Files'], paper), document.body)).toEqual([])
  expect(getPastedPictures(null, null)).toEqual([])
})
