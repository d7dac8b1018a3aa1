/** Loads the lazily loaded parts of an analysis before the tests of a file begin. */
import {
  loadResults,
  loadUnderWay,
  loadUploadProgress,
} from "#app/rooms/documents/analysis/components/analysis-body.tsx";
import { loadSelectedFile } from "#app/rooms/documents/analysis/components/choose-file.tsx";
import { loadAskedList } from "#app/rooms/documents/questions/components/questions.tsx";
import { loadLabTables } from "#app/rooms/documents/viewer/components/section-body.tsx";

await Promise.all([
  loadAskedList(),
  loadLabTables(),
  loadResults(),
  loadSelectedFile(),
  loadUnderWay(),
  loadUploadProgress(),
]);
