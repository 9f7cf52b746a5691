import { z } from 'zod'
import { admin } from './cluster'
import { Visitor } from './visitor'

/** A text block of a page in its last known state. */
export interface Block {
  pageId: number
  id: number
  revision: number
}

const createdSchema = z.object({ id: z.number() })
const createdBlockSchema = z.object({ id: z.number(), revision: z.number() })
const draftSchema = z.object({
  modules: z.array(z.object({ id: z.number(), revision: z.number(), data: z.object({ content: z.string() }) })),
})

/** Logs in as the administrator with a new client. */
export async function openEditor(siteUrl: string, server: string, address: string): Promise<Visitor> {
  const visitor = new Visitor(siteUrl, address)
  const { status } = await visitor.logIn(server, admin.email, admin.password)
  if (status !== 200) throw new Error(`The administrator cannot log in at ${server}: ${status}`)
  return visitor
}

/** Creates a page at the top level. @returns its id */
export async function createPage(editor: Visitor, server: string, slug: string): Promise<number> {
  const page = await editor.edit(server, 'POST', 'page/', { parent: null, title: `Seite ${slug}`, slug })
  return createdSchema.parse(page).id
}

/** Adds a text block at the end of a page. */
export async function addBlock(editor: Visitor, server: string, pageId: number, text: string): Promise<Block> {
  const place = { object_id: pageId, content_type: 'page', locale: 'de', parent: null, column: null }
  const block = await editor.edit(server, 'POST', 'text/', { ...place, data: toData(text) })
  return { pageId, ...createdBlockSchema.parse(block) }
}

/** Creates the data of a text block, as the page editor sends it. */
export const toData = (text: string) => ({ content: `<p>${text}</p>` })

/** Changes the text of a block. @returns the new state of the block */
export async function writeBlock(editor: Visitor, server: string, block: Block, text: string): Promise<Block> {
  const change = { revision: block.revision, data: toData(text) }
  const result = await editor.edit(server, 'POST', `text/${block.id}/`, change)
  return { ...block, revision: createdBlockSchema.parse(result).revision }
}

export async function publish(editor: Visitor, server: string, pageId: number): Promise<void> {
  await editor.edit(server, 'POST', `page/${pageId}/publish/`, {})
}

/** Loads the text blocks of a page's working copy. */
export async function readBlocks(editor: Visitor, server: string, pageId: number) {
  return draftSchema.parse(await editor.edit(server, 'GET', `page/${pageId}/draft/`)).modules
}

/** Parses the revision of a block from a response with the working copy; null for an error. */
export function parseRevision(draft: string, blockId: number): number | null {
  try {
    const { modules } = draftSchema.parse(JSON.parse(draft))
    return modules.find(({ id }) => id === blockId)?.revision ?? null
  } catch {
    return null
  }
}
