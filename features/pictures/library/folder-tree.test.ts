import { expect, it } from 'vitest'
import { listFolderPath, toFolderChoices, toFolderTree } from './folder-tree'

const createFolder = (id: number, name: string, parent: number | null) => {
  return { id, name, parent, pictures: 0, revision: 1 }
}
const folders = [createFolder(3, 'Archiv', 1), createFolder(1, 'Presse', null), createFolder(2, 'Zeit', 3)]

it('nests folders in their parents', () => {
  expect(toFolderTree(folders)).toEqual([
    { folder: folders[1], children: [{ folder: folders[0], children: [{ folder: folders[2], children: [] }] }] },
  ])
  expect(listFolderPath(folders, 2).map(({ id }) => id)).toEqual([2, 3, 1])
  expect(listFolderPath(folders, null)).toEqual([])
})

it('lists full paths without the excluded folder and its descendants', () => {
  expect(toFolderChoices(folders)).toEqual([
    { id: 1, name: 'Presse' },
    { id: 3, name: 'Presse / Archiv' },
    { id: 2, name: 'Presse / Archiv / Zeit' },
  ])
  expect(toFolderChoices(folders, 3)).toEqual([{ id: 1, name: 'Presse' }])
})
