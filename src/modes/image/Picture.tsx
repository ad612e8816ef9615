import { Camera, FileImage } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { ImageCard, SeenObject } from '../../contracts/image.ts';
import { t } from '../../platform/i18n.ts';
import { chipColour } from '../find/chip-colour.ts';

interface PictureProps {
  card: ImageCard;
  hovered: number | null;
}

/** The picture that was sent, small, with its boxes, and what it cost. */
export function Picture({ card: { picture, objects, dark }, hovered }: PictureProps) {
  if (!picture) return null;
  const { preview, name, width, height, tokens, how } = picture;
  const Icon = how === 'screenshot' ? Camera : FileImage;
  return (
    <figure className="picture">
      <span className="picture-frame">
        <img src={preview} alt={name || t('image_preview')} />
        {objects.map((object) =>
          object.k === null || !object.box ? null : (
            <span
              key={object.k}
              className={object.k === hovered ? 'picture-box hovered' : 'picture-box'}
              style={{ borderColor: chipColour(object.k, dark).borderColor, ...placeOf(object) }}
              aria-hidden="true"
            />
          ),
        )}
      </span>
      <figcaption>
        <Icon size={13} aria-hidden="true" />
        {t(how === 'screenshot' ? 'image_sent_screenshot' : 'image_sent_file', {
          width: String(width),
          height: String(height),
          tokens,
        })}
      </figcaption>
    </figure>
  );
}

function placeOf({ box }: SeenObject): CSSProperties {
  if (!box) return {};
  const percent = (share: number) => `${share * 100}%`;
  return {
    left: percent(box.x0),
    top: percent(box.y0),
    width: percent(box.x1 - box.x0),
    height: percent(box.y1 - box.y0),
  };
}
