import ts from 'typescript'

export const maximalFunctionLines = 120

export interface LongFunction {
  name: string
  lines: number
}

/** The function that a node is, if it has too many lines; none else. */
export function longFunction(node: ts.Node, source: ts.SourceFile): LongFunction[] {
  if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return []
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const lines = lineOf(node.end) - lineOf(node.getStart(source)) + 1
  return lines > maximalFunctionLines ? [{ name: nameOf(node, source), lines }] : []
}

/** The name of a function; of an arrow function that of the variable or property which holds it. */
function nameOf(node: ts.SignatureDeclaration, source: ts.SourceFile): string {
  const { parent } = node
  const holder = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name : undefined
  return (node.name ?? holder)?.getText(source) ?? 'an anonymous function'
}
