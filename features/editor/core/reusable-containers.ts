import { listChildModules, type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { containersArea, type Data, type EditorDocument, listKeys } from './document'

/** Returns true if the reusable container is part of the document, so that it can be edited. */
export function hasContainer(document: EditorDocument, slug: string): boolean {
  return listKeys(document, containersArea).some((key) => document.nodes.get(key)?.slug === slug)
}

/** Returns true if a module shows the reusable container, directly or inside another one. */
export function isContainerShown({ nodes }: EditorDocument, slug: string): boolean {
  return [...nodes.values()].some(({ data }) => hasContainerIn(data, slug))
}

function hasContainerIn({ reusable }: Data, slug: string): boolean {
  const container = moduleSchema.safeParse(reusable).data
  return container !== undefined && (container.slug === slug || containsContainer(container, slug))
}

function containsContainer(module: Module, slug: string): boolean {
  return hasContainerIn(module.data, slug) || listChildModules(module).some((child) => containsContainer(child, slug))
}
