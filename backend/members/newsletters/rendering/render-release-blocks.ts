import { Parser } from 'htmlparser2'
import { z } from 'zod'
import { linkSchema } from '@/lib/contract/blocks/link'
import { listChildModules, type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { quoteSchema } from '@/lib/contract/blocks/quote'
import { escapeXml } from '@/lib/xml'

const contentSchema = z.object({ content: z.string() })

const toParagraph = (html: string) => (html === '' ? '' : `<p>${html}</p>`)

/**
 * Renders the texts of blocks as rich text for a mail. Pictures, videos and forms are omitted; the
 * mail links to the page.
 */
export function renderReleaseBlocks(modules: readonly Module[]): string {
  return modules.map(renderBlock).join('')
}

function renderBlock(module: Module): string {
  const { model, data } = module
  const reusable = moduleSchema.safeParse(data.reusable).data
  return renderText(model, data) + renderReleaseBlocks(reusable ? [reusable] : listChildModules(module))
}

function renderText(model: string, data: Module['data']): string {
  const content = contentSchema.safeParse(data).data?.content ?? ''
  switch (model) {
    case 'text':
      return content
    case 'headline':
    case 'faqitem':
      return toParagraph(content === '' ? '' : `<strong>${escapeXml(content)}</strong>`)
    case 'quote': {
      const quote = quoteSchema.safeParse(data).data
      if (!quote) return ''
      const author = quote.author === '' ? '' : `<br>${escapeXml(quote.author)}`
      return toParagraph(`<em>${escapeXml(quote.content)}</em>${author}`)
    }
    case 'link': {
      const link = linkSchema.safeParse(data).data
      if (!link) return ''
      const address = link.link_url || link.link
      return toParagraph(`<a href="${escapeXml(address)}">${escapeXml(link.content || address)}</a>`)
    }
    case 'table':
      return listTableRows(content)
        .map((cells) => toParagraph(escapeXml(cells.join(' | '))))
        .join('')
    default:
      return ''
  }
}

function listTableRows(html: string): string[][] {
  const rows: string[][] = []
  const parser = new Parser({
    onopentag(name) {
      if (name === 'tr') rows.push([])
      if (name === 'td') rows.at(-1)?.push('')
    },
    ontext(text) {
      const cells = rows.at(-1)
      const cell = cells?.pop()
      if (cells && cell !== undefined) cells.push(cell + text)
    },
  })
  parser.end(html)
  return rows
}
