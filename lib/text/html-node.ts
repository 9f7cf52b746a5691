/** A text of parsed HTML, with its entities decoded. */
export interface HtmlText {
  type: 'text'
  data: string
}

/** An element of parsed HTML. Names of elements and attributes are in lower case. */
export interface HtmlElement {
  type: 'element'
  name: string
  attributes: Readonly<Record<string, string>>
  children: HtmlNode[]
}

/** A node of parsed HTML. The parser omits comments, scripts and styles. */
export type HtmlNode = HtmlText | HtmlElement
