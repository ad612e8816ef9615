import { Camera, FileImage } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { ImageCard, SeenObject, SentPicture } from '../../contracts/image.ts';
import { t } from '../../platform/i18n.ts';
import { chipColour } from '../find/chip-colour.ts';

const SENT = {
  screenshot: 'image_sent_screenshot',
  file: 'image_sent_file',
  given: 'image_sent_file',
  page: 'image_sent_page',
} as const;

interface PictureProps {
  picture: SentPicture;
  card: ImageCard;
  hovered: number | null;
}

/** The picture that was sent, small, with its boxes, and what it cost. */
export function Picture({ picture, card: { objects, dark }, hovered }: PictureProps) {
  const { preview, name, width, height, tokens, how, page } = picture;
  const Icon = how === 'screenshot' ? Camera : FileImage;
  return (
    <figure className="picture">
      <span className="picture-frame">
        <img src={preview} alt={name || t('image_preview')} />
        {objects.map((object) =>
          object.k === null || !object.box || object.page !== page ? null : (
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
        {t(SENT[how], {
          page: String(page ?? ''),
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
