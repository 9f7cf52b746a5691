/** A text in parsed HTML. Its entities are decoded. */
export interface HtmlText {
  type: 'text'
  data: string
}

/** An element in parsed HTML. Its name and the names of its attributes are in lower case. */
export interface HtmlElement {
  type: 'element'
  name: string
  attributes: Readonly<Record<string, string>>
  children: HtmlNode[]
}

/** A node of parsed HTML. The parser omits comments, scripts and styles. */
export type HtmlNode = HtmlText | HtmlElement
