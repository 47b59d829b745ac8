import { PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, OperationNode, QueryId, RawNode, RootOperationNode, ValueNode } from 'kysely';

/** Kinds that are written the same wherever they stand, and hold no values. */
const NAMES = new Set(['IdentifierNode', 'ReferenceNode', 'ColumnNode', 'TableNode', 'SchemableIdentifierNode']);

/**
 * Kysely's compiler, but for what nearly every statement here is: text with values and other texts in it. Kysely walks it node
 * by node through its visitor and freezes what it makes.
 */
export class StatementCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const parameters: unknown[] = [];
    const sql = node.kind === 'RawNode' ? this.#write(node, parameters) : undefined;
    return sql === undefined ? super.compileQuery(node, queryId) : { query: node, queryId, sql, parameters };
  }

  /** Undefined when something else is in it. */
  #write({ sqlFragments, parameters: parts }: RawNode, parameters: unknown[]): string | undefined {
    let sql = sqlFragments[0]!;
    for (let i = 0; i < parts.length; i++) {
      const part = this.#part(parts[i]!, parameters);
      if (part === undefined) return undefined;
      sql += part + (sqlFragments[i + 1] ?? '');
    }
    return sql;
  }

  #part(node: OperationNode, parameters: unknown[]): string | undefined {
    if (node.kind === 'ValueNode') {
      const { immediate, value } = node as ValueNode;
      return immediate ? undefined : `$${parameters.push(value)}`;
    }
    if (node.kind === 'RawNode') return this.#write(node as RawNode, parameters);
    return NAMES.has(node.kind) ? super.compileQuery(node as RootOperationNode, { queryId: '' }).sql : undefined;
  }
}
