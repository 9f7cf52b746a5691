import type { MediaFolder } from '@/lib/contract/media/media'

export interface FolderNode {
  folder: MediaFolder
  children: FolderNode[]
}

/** Builds the tree of folders, in the given order. */
export function treeOfFolders(folders: readonly MediaFolder[], parent: number | null = null): FolderNode[] {
  return folders
    .filter((folder) => folder.parent === parent)
    .map((folder) => ({ folder, children: treeOfFolders(folders, folder.id) }))
}

/** A folder and its ancestors, the innermost first. */
export function folderPath(folders: readonly MediaFolder[], id: number | null): MediaFolder[] {
  const folder = folders.find((known) => known.id === id)
  return folder ? [folder, ...folderPath(folders, folder.parent)] : []
}

/** All folders with their full paths as labels. `without` excludes a folder and its descendants. */
export function folderChoices(
  folders: readonly MediaFolder[],
  without: number | null = null,
): { id: number; name: string }[] {
  const flat = (nodes: FolderNode[], above: string): { id: number; name: string }[] =>
    nodes
      .filter(({ folder }) => folder.id !== without)
      .flatMap(({ folder, children }) => {
        const name = above + folder.name
        return [{ id: folder.id, name }, ...flat(children, `${name} / `)]
      })
  return flat(treeOfFolders(folders), '')
}
