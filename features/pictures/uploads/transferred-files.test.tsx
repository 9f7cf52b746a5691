import { expect, test } from 'vitest'
import { pastedPictures } from './files-of'

const picture = new File(['x'], 'image.png', { type: 'image/png' })
const transferOf = (types: string[], ...files: File[]) => {
  return { types, files: Object.assign(files, { item: (index: number) => files[index] ?? null }) }
}

test('a picture that is pasted is taken, also into a field that can hold none', () => {
  const field = document.createElement('textarea')
  expect(pastedPictures(transferOf(['Files'], picture), document.body)).toEqual([picture])
  expect(pastedPictures(transferOf(['Files'], picture), field)).toEqual([picture])
  expect(pastedPictures(transferOf(['text/html', 'Files'], picture), document.body)).toEqual([picture])
})

test('copied text with a picture of itself is pasted as text', () => {
  const text = document.createElement('div')
  text.setAttribute('contenteditable', 'true')
  const words = transferOf(['text/plain', 'text/html', 'Files'], picture)
  expect(pastedPictures(words, text)).toEqual([])
  expect(pastedPictures(words, document.body)).toEqual([])
})

test('a file with its name is a picture, but its name where one writes', () => {
  const text = document.createElement('textarea')
  const named = transferOf(['text/plain', 'Files'], picture)
  expect(pastedPictures(named, text)).toEqual([])
  expect(pastedPictures(named, document.body)).toEqual([picture])
})

test('files that are no pictures are left alone', () => {
  const paper = new File(['x'], 'a.pdf', { type: 'application/pdf' })
  expect(pastedPictures(transferOf(['Files'], paper), document.body)).toEqual([])
  expect(pastedPictures(null, null)).toEqual([])
})
