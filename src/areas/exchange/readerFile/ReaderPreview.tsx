import { TagsPreview } from './TagsPreview';
import { useReaderChoices } from './useReaderChoices';
import type { ChosenFile } from './useReaderFile';
import { WeightsPreview, type FilePreviewProps } from './WeightsPreview';

interface ReaderPreviewProps extends Omit<FilePreviewProps, 'choosing'> {
  chosen: ChosenFile;
}

/** What a file of a reader or scale has, before anything is sent. */
export default function ReaderPreview({ chosen, ...props }: ReaderPreviewProps) {
  const choosing = useReaderChoices(chosen);
  const Preview = choosing.file.hasWeights ? WeightsPreview : TagsPreview;
  return <Preview {...props} choosing={choosing} />;
}
