import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { containersArea, type Data, type EditorDocument, keysIn } from './document'
import { modulesIn } from './state'

/** Whether the reusable container of a slug is edited with the page. */
export function editsContainer(document: EditorDocument, slug: string): boolean {
  return keysIn(document, containersArea).some((key) => document.nodes.get(key)?.slug === slug)
}

/** Whether a block shows the reusable container of a slug in place of its own content, or one in which that is. */
export function placesContainer({ nodes }: EditorDocument, slug: string): boolean {
  return [...nodes.values()].some(({ data }) => places(data, slug))
}

function places({ reusable }: Data, slug: string): boolean {
  const shown = moduleSchema.safeParse(reusable).data
  return shown !== undefined && (shown.slug === slug || contains(shown, slug))
}

function contains(module: Module, slug: string): boolean {
  return places(module.data, slug) || modulesIn(module).some((inner) => contains(inner, slug))
}
