import { expect, test } from 'vitest'
import { folderChoices, folderPath, treeOfFolders } from './folder-tree'

const folderOf = (id: number, name: string, parent: number | null) => {
  return { id, name, parent, pictures: 0, revision: 1 }
}
const folders = [folderOf(3, 'Archiv', 1), folderOf(1, 'Presse', null), folderOf(2, 'Zeit', 3)]

test('folders stand in those that they name', () => {
  expect(treeOfFolders(folders)).toEqual([
    {
      folder: folders[1],
      children: [{ folder: folders[0], children: [{ folder: folders[2], children: [] }] }],
    },
  ])
  expect(folderPath(folders, 2).map(({ id }) => id)).toEqual([2, 3, 1])
  expect(folderPath(folders, null)).toEqual([])
})

test('a list names folders with their way, without the one that is moved and what lies in it', () => {
  expect(folderChoices(folders)).toEqual([
    { id: 1, name: 'Presse' },
    { id: 3, name: 'Presse / Archiv' },
    { id: 2, name: 'Presse / Archiv / Zeit' },
  ])
  expect(folderChoices(folders, 3)).toEqual([{ id: 1, name: 'Presse' }])
})
