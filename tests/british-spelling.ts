const british =
  /\b(?:theatre|centre|colour|favour|labour|neighbour|behaviour|honour|catalogue|dialogue|programme|grey|cheque|metre|licence|organis|recognis|analys[ei]|cancelled|labelled|travelling|fulfil|whilst|towards)(?!\w*l{2})/i

/** The first word of an English text that is spelled as in Britain; null for none. */
export function britishSpelling(text: string): string | null {
  return british.exec(text)?.[0] ?? null
}
