import { recordPaths } from '@contract/grazing/recordPaths';
import { OLDEST_SCHEMA_VERSION, SCHEMA_VERSION } from '@contract/grazing/changes';
import { RECORD_KINDS, RECORD_SCHEMAS } from '@contract/grazing/records';
import { DEPTH_MAX } from '@contract/http/jsonDepth';
import * as limits from '@contract/http/limits';
import { jsonSchemaOf } from '@contract/openapi/jsonSchemaOf';
import { HOLES_MAX, PAIRS_MAX, PARTS_MAX, VERTICES_MAX } from '@domain/geometry/readShape';
import type { FastifyInstance } from 'fastify';

/** What clients of others' making need to know: the fields of each kind as JSON Schema, and the limits of the calls. */
export function schemaRoute(app: FastifyInstance): void {
  const kinds = Object.fromEntries(
    RECORD_KINDS.map((kind) => [kind, jsonSchemaOf(RECORD_SCHEMAS[kind], { where: kind })]),
  );
  const answer = {
    schema: SCHEMA_VERSION,
    oldest_schema: OLDEST_SCHEMA_VERSION,
    limits: {
      groups: limits.GROUPS_MAX,
      changes: limits.CHANGES_MAX,
      body_bytes: limits.CHANGES_BODY_MAX_BYTES,
      said_bytes: limits.SAID_MAX_BYTES,
      page: limits.RECORDS_PAGE_MAX,
      page_bytes: limits.RECORDS_PAGE_MAX_BYTES,
      records: limits.RANCH_RECORDS_MAX,
      record_bytes: limits.RANCH_BYTES_MAX,
      calls_a_minute: limits.RANCH_CALLS_MAX,
      change_bytes: limits.CHANGE_MAX_BYTES,
      group_records_bytes: limits.GROUP_RECORDS_MAX_BYTES,
      group_names: limits.GROUP_NAMES_MAX,
      seasons: limits.SEASONS_MAX,
      open_tasks: limits.OPEN_TASKS_MAX,
      photos: limits.PHOTOS_MAX,
      photo_bytes: limits.PHOTO_MAX_BYTES,
      shape_corners: VERTICES_MAX,
      shape_holes: HOLES_MAX,
      shape_parts: PARTS_MAX,
      shape_edge_pairs: PAIRS_MAX,
      depth: DEPTH_MAX,
      clock_ms: limits.CLOCK_OFF_MAX_MS,
      ahead_ms: limits.AHEAD_MAX_MS,
      tombstone_days: limits.TOMBSTONE_DAYS,
    },
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $defs: kinds,
  };
  app.get(recordPaths.schema, async () => answer);
}
