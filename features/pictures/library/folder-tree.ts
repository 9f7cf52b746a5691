import type { MediaFolder } from '@/lib/contract/media/media'

export interface FolderNode {
  folder: MediaFolder
  children: FolderNode[]
}

/** Builds the tree of folders. Siblings keep their order. */
export function toFolderTree(folders: readonly MediaFolder[], parent: number | null = null): FolderNode[] {
  return folders
    .filter((folder) => folder.parent === parent)
    .map((folder) => ({ folder, children: toFolderTree(folders, folder.id) }))
}

/** Returns a folder and its ancestors. The folder itself comes first. */
export function listFolderPath(folders: readonly MediaFolder[], id: number | null): MediaFolder[] {
  const folder = folders.find((candidate) => candidate.id === id)
  return folder ? [folder, ...listFolderPath(folders, folder.parent)] : []
}

/**
 * Lists all folders with their full paths as labels.
 * @param excludedId a folder that is omitted with its descendants
 */
export function toFolderChoices(
  folders: readonly MediaFolder[],
  excludedId: number | null = null,
): { id: number; name: string }[] {
  const flatten = (nodes: FolderNode[], parentPath: string): { id: number; name: string }[] =>
    nodes
      .filter(({ folder }) => folder.id !== excludedId)
      .flatMap(({ folder, children }) => {
        const name = parentPath + folder.name
        return [{ id: folder.id, name }, ...flatten(children, `${name} / `)]
      })
  return flatten(toFolderTree(folders), '')
}
