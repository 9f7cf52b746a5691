import { z } from 'zod'
import { admin } from './cluster'
import { Visitor } from './visitor'

/** A text block of a page, as the server said it last. */
export interface Block {
  pageId: number
  id: number
  revision: number
}

const made = z.object({ id: z.number() })
const madeBlock = z.object({ id: z.number(), revision: z.number() })
const draftSchema = z.object({
  modules: z.array(
    z.object({ id: z.number(), revision: z.number(), data: z.object({ content: z.string() }) }),
  ),
})

/** A logged-in administrator, in a browser of its own. */
export async function openEditor(siteUrl: string, server: string, address: string): Promise<Visitor> {
  const visitor = new Visitor(siteUrl, address)
  const { status } = await visitor.logIn(server, admin.email, admin.password)
  if (status !== 200) throw new Error(`The administrator cannot log in at ${server}: ${status}`)
  return visitor
}

/** Makes a page at the top. @returns its id */
export async function makePage(editor: Visitor, server: string, slug: string): Promise<number> {
  const page = await editor.edit(server, 'POST', 'page/', { parent: null, title: `Seite ${slug}`, slug })
  return made.parse(page).id
}

/** Adds a text block at the end of a page. */
export async function addBlock(
  editor: Visitor,
  server: string,
  pageId: number,
  words: string,
): Promise<Block> {
  const place = { object_id: pageId, content_type: 'page', locale: 'de', parent: null, column: null }
  const block = await editor.edit(server, 'POST', 'text/', { ...place, data: dataOf(words) })
  return { pageId, ...madeBlock.parse(block) }
}

/** What the page editor sends for a block that says `words`. */
export const dataOf = (words: string) => ({ content: `<p>${words}</p>` })

/** Writes other words into a block. @returns the block as it is now */
export async function writeBlock(
  editor: Visitor,
  server: string,
  block: Block,
  words: string,
): Promise<Block> {
  const change = { revision: block.revision, data: dataOf(words) }
  const answer = await editor.edit(server, 'POST', `text/${block.id}/`, change)
  return { ...block, revision: madeBlock.parse(answer).revision }
}

/** Shows visitors what a page says now. */
export async function publish(editor: Visitor, server: string, pageId: number): Promise<void> {
  await editor.edit(server, 'POST', `page/${pageId}/publish/`, {})
}

/** The text blocks of a page's working copy. */
export async function readBlocks(editor: Visitor, server: string, pageId: number) {
  return draftSchema.parse(await editor.edit(server, 'GET', `page/${pageId}/draft/`)).modules
}

/** The revision of a block in the text of a page's working copy; null where it has none, an error for example. */
export function revisionIn(draft: string, blockId: number): number | null {
  try {
    const { modules } = draftSchema.parse(JSON.parse(draft))
    return modules.find(({ id }) => id === blockId)?.revision ?? null
  } catch {
    return null
  }
}
