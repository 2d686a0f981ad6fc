import { imageTypes } from '@wabu/shared/entities/files';
import { Button } from '@wabu/shared/ui';
import { useRef } from 'react';

interface UploadButtonProps {
  label: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

const accepted = [...Object.keys(imageTypes), 'avif'].map((extension) => `.${extension}`).join(',');

export function UploadButton({ label, multiple = false, onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accepted}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows selecting the same file again.
          target.value = '';
        }}
      />
    </>
  );
}
